"""Reads what the compiler noted while it built: which file defines each symbol, and which files use it.

The toolchain's libIndexStore reads the notes (`index/store`, beside `Modules`); its C interface is in
`usr/local/include/indexstore/indexstore.h` of every toolchain.
"""
import collections, ctypes, os, pathlib, shutil, sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEFINITION, REFERENCE = 1 << 1, 1 << 2
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    tool = shutil.which("swiftc") or sys.exit("no swiftc in the search path")
    usr = pathlib.Path(os.path.realpath(tool)).parent.parent
    names = ["lib/libIndexStore.so", "lib/libIndexStore.dylib"]
    found = [usr / name for name in names if (usr / name).exists()] or sys.exit(f"no libIndexStore below {usr}")
    store = ctypes.CDLL(str(found[0]))
    results = {
        ctypes.c_void_p: ["store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol"],
        Text: ["unit_reader_get_main_file", "unit_reader_get_module_name", "unit_dependency_get_name", "symbol_get_usr",
               "symbol_get_name"],
        ctypes.c_uint64: ["symbol_get_roles", "occurrence_get_roles"],
        ctypes.c_int: ["unit_dependency_get_kind"],
        ctypes.c_bool: ["unit_reader_is_system_unit", "unit_reader_dependencies_apply_f", "record_reader_symbols_apply_f",
                        "record_reader_occurrences_apply_f"],
        None: ["unit_reader_dispose", "record_reader_dispose", "occurrence_get_line_col"],
    }
    for kind, functions in results.items():
        for name in functions:
            getattr(store, "indexstore_" + name).restype = kind
    return store


Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Index:
    """The notes of one build, of the files below `Sources` that still stand there."""

    def __init__(self, build):
        path = pathlib.Path(build) / "index" / "store"
        if not path.exists():
            sys.exit(f"{build} has no index: swift build --product descant --enable-index-store")
        self.lib, self.path = library(), path
        self.store = self.call("store_create", str(self.path).encode(), None) or sys.exit(f"{self.path} can't be read")
        self.records = self.read_units()

    def call(self, name, handle, *rest):
        handle = ctypes.c_void_p(handle) if isinstance(handle, int) else handle
        return getattr(self.lib, "indexstore_" + name)(handle, *rest)

    def read_units(self):
        """The records of each file, by its path from the top. The newest unit of a file counts."""
        records, age = {}, {}
        for unit in sorted((self.path / "v5" / "units").iterdir()):
            reader = self.call("unit_reader_create", self.store, unit.name.encode(), None)
            if not reader:
                continue
            main = pathlib.Path(str(self.call("unit_reader_get_main_file", reader)))
            if main.is_relative_to(ROOT / "Sources") and main.exists():
                file, when = str(main.relative_to(ROOT)), unit.stat().st_mtime_ns
                if when > age.get(file, 0):
                    records[file], age[file] = self.records_of(reader), when
            self.call("unit_reader_dispose", reader)
        return records

    def records_of(self, reader):
        found = []

        def visit(_, dependency):
            if self.call("unit_dependency_get_kind", dependency) == RECORD:
                found.append(str(self.call("unit_dependency_get_name", dependency)))
            return True
        self.call("unit_reader_dependencies_apply_f", reader, None, Visitor(visit))
        return found

    def symbols(self, file):
        """Of each symbol that a file names: its identity, its name, and whether it is defined there, or used."""
        found = []

        def visit(_, symbol):
            found.append((str(self.call("symbol_get_usr", symbol)), str(self.call("symbol_get_name", symbol)),
                          self.call("symbol_get_roles", symbol)))
            return True
        for name in self.records[file]:
            reader = self.call("record_reader_create", self.store, name.encode(), None)
            if reader:
                self.call("record_reader_symbols_apply_f", reader, ctypes.c_bool(False), None, Visitor(visit))
                self.call("record_reader_dispose", reader)
        return found

    def edges(self):
        """Which files a file uses, and for each the names that it uses of it."""
        symbols = {file: self.symbols(file) for file in sorted(self.records)}
        home = {}
        for file, those in symbols.items():
            for usr, _, roles in those:
                if roles & DEFINITION:
                    home.setdefault(usr, file)
        edges = collections.defaultdict(lambda: collections.defaultdict(set))
        for file, those in symbols.items():
            for usr, name, roles in those:
                if roles & REFERENCE and not roles & DEFINITION and home.get(usr, file) != file:
                    edges[file][home[usr]].add(name)
        return edges


def circles(graph):
    """The strongly connected parts of a graph that have more than one member, the largest first (Tarjan, without recursion)."""
    order, low, on, stack, found = {}, {}, set(), [], []
    for root in sorted(graph):
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack.append(root), on.add(root)
        work = [(root, iter(sorted(graph[root])))]
        while work:
            node, rest = work[-1]
            for other in rest:
                if other not in order:
                    order[other] = low[other] = len(order)
                    stack.append(other), on.add(other)
                    work.append((other, iter(sorted(graph.get(other, ())))))
                    break
                if other in on:
                    low[node] = min(low[node], order[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    part = []
                    while True:
                        part.append(stack.pop())
                        on.discard(part[-1])
                        if part[-1] == node:
                            break
                    if len(part) > 1:
                        found.append(sorted(part))
    return sorted(found, key=lambda part: (-len(part), part))
