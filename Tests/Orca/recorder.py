#!/usr/bin/python3
"""Runs the installed Orca with a speech server that writes down what it is given to say.

Started by rig.py, by the Python that Debian's orca is for, with the path of a Unix socket. Each line
written there is a JSON object: {"say": text}, {"key": name} for a key press that reached Orca,
{"all": true} at the end of a say-all, {"reply": N, ...} to a request {"id": N, "do": "sync" | "state"};
requests are answered once Orca's own queue of events is empty.

Orca is unchanged but for its speech server, which is a setting: the usual one waits for ever on a
machine without a sound device.
"""
import json, os, socket, sys
import gi
for library, version in (("Gtk", "3.0"), ("Gdk", "3.0"), ("Atspi", "2.0")):
    gi.require_version(library, version)
from gi.repository import GLib
import pyatspi
from orca import chnames, event_manager, orca, orca_state, settings, speechserver

line = socket.socket(socket.AF_UNIX)
line.connect(sys.argv[1])
unread = b""


def tell(**record):
    try:
        line.sendall(json.dumps(record).encode() + b"\n")
    except OSError:
        os._exit(1)


class SpeechServer(speechserver.SpeechServer):
    """The interface that Orca's own speech servers have."""
    only = None

    @staticmethod
    def getFactoryName():
        return "Recorder"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.only = None

    def getInfo(self):
        return ["Recorder", "recorder"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({"name": "recorder", "lang": "en", "dialect": "", "variant": None})]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            tell(say=text)

    def speakCharacter(self, character, acss=None):
        tell(say=chnames.getCharacterName(character) or character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        GLib.idle_add(self.say_next, utterances, progress)

    def say_next(self, utterances, progress):
        try:
            context, _ = next(utterances)
        except StopIteration:
            tell(all=True)
            return False
        self.speak(context.utterance)
        context.currentOffset, context.currentEndOffset = context.endOffset, None
        progress(context.copy(), speechserver.SayAllContext.COMPLETED)
        GLib.idle_add(self.say_next, utterances, progress)
        return False


def state():
    """Which page Orca is in, and whether it is ready."""
    script = orca_state.activeScript
    found = {"address": None, "ready": False}
    try:
        document = script.utilities.activeDocument()
        value = document.queryDocument().getAttributeValue
        found["address"] = value("DocURL") or value("URI")
        found["ready"] = (
            not document.getState().contains(pyatspi.STATE_BUSY)
            and not getattr(script, "_loadingDocumentContent", False))
        found["inside"] = bool(script.utilities.inDocumentContent(orca_state.locusOfFocus))
    except Exception:  # while a page loads, anything of it may be gone at the next call
        pass
    return found


def answer(request):
    if not event_manager.getManager()._eventQueue.empty():
        return True
    tell(reply=request["id"], **(state() if request["do"] == "state" else {}))
    return False


def on_request(source, condition):
    global unread
    data = b"" if condition & GLib.IO_HUP else line.recv(65536)
    if not data:
        os._exit(0)
    *requests, unread = (unread + data).split(b"\n")
    for request in requests:
        GLib.timeout_add(30, answer, json.loads(request))
    return True


def main():
    sys.modules["recorder"] = sys.modules["__main__"]
    # All else is as Orca comes: verbose, browse mode, layout mode.
    settings.speechServerFactory = "recorder"
    settings.speechFactoryModules = ["recorder"]
    settings.enableBraille = False
    settings.enableSound = False
    settings.sayAllOnLoad = False
    manager = event_manager.getManager()
    process = manager._processKeyboardEvent

    def reporting(event):
        result = process(event)
        if event.type == pyatspi.KEY_PRESSED_EVENT:
            tell(key=event.event_string)
        return result

    manager._processKeyboardEvent = reporting
    GLib.io_add_watch(line.fileno(), GLib.IO_IN | GLib.IO_HUP, on_request)
    orca.getSettingsManager().activate(None, {})
    return orca.main()


if __name__ == "__main__":
    sys.exit(main())
