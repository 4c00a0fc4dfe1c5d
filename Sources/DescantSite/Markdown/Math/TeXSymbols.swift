/// Commands of TeX that stand for one sign: what MathML writes for each.
enum TeXSymbols {
  /// Letters and numbers' signs.
  static let identifiers = table(
    """
    alpha=α beta=β gamma=γ delta=δ epsilon=ϵ varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι
    kappa=κ lambda=λ mu=μ nu=ν xi=ξ omicron=ο pi=π varpi=ϖ rho=ρ varrho=ϱ sigma=σ varsigma=ς tau=τ
    upsilon=υ phi=ϕ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ
    Upsilon=Υ Phi=Φ Psi=Ψ Omega=Ω infty=∞ partial=∂ hbar=ℏ ell=ℓ Re=ℜ Im=ℑ aleph=ℵ emptyset=∅
    varnothing=∅ imath=ı jmath=ȷ wp=℘ degree=°
    """)

  /// Operators, relations, arrows, brackets.
  static let operators = table(
    """
    times=× div=÷ cdot=⋅ ast=∗ star=⋆ pm=± mp=∓ circ=∘ bullet=∙ oplus=⊕ ominus=⊖ otimes=⊗ odot=⊙
    cap=∩ cup=∪ setminus=∖ wedge=∧ land=∧ vee=∨ lor=∨ neg=¬ lnot=¬ forall=∀ exists=∃ nexists=∄
    nabla=∇ angle=∠ perp=⊥ parallel=∥ mid=∣ propto=∝ sim=∼ simeq=≃ approx=≈ cong=≅ equiv=≡ doteq=≐
    ne=≠ neq=≠ le=≤ leq=≤ ge=≥ geq=≥ ll=≪ gg=≫ lt=< gt=> prec=≺ succ=≻ subset=⊂ supset=⊃
    subseteq=⊆ supseteq=⊇ in=∈ notin=∉ ni=∋ vdash=⊢ models=⊨ to=→ gets=← rightarrow=→ leftarrow=←
    leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔ implies=⟹ iff=⟺ mapsto=↦ uparrow=↑
    downarrow=↓ longrightarrow=⟶ longleftarrow=⟵ Longrightarrow=⟹ ldots=… dots=… cdots=⋯ vdots=⋮
    ddots=⋱ colon=: therefore=∴ because=∵ prime=′ backslash=\\ lbrace={ rbrace=} langle=⟨ rangle=⟩
    lfloor=⌊ rfloor=⌋ lceil=⌈ rceil=⌉ lvert=| rvert=| vert=| lVert=‖ rVert=‖ Vert=‖ lbrack=[ rbrack=]
    square=□ triangle=△ top=⊤ bot=⊥ dagger=†
    """)

  /// Signs whose limits stand below and above in a display.
  static let large = table(
    """
    sum=∑ prod=∏ coprod=∐ int=∫ iint=∬ iiint=∭ oint=∮ bigcup=⋃ bigcap=⋂ bigoplus=⨁ bigotimes=⨂
    bigvee=⋁ bigwedge=⋀
    """)

  /// Words in upright letters; those with `true` take limits below.
  static let functions: [String: Bool] = Dictionary(
    """
    arccos arcsin arctan arg cos cosh cot coth csc deg dim exp hom ker lg ln log sec sin sinh tan tanh
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { (String($0), false) }
      + "det gcd inf lim liminf limsup max min Pr sup argmax argmin".split(separator: " ").map {
        (String($0), true)
      }, uniquingKeysWith: { $1 })

  /// Marks over what follows.
  static let accents = table(
    """
    hat=^ widehat=^ bar=¯ overline=¯ tilde=~ widetilde=~ vec=→ overrightarrow=→ dot=˙ ddot=¨ check=ˇ
    breve=˘ acute=´ grave=` overbrace=⏞
    """)

  static let under = table("underline=_ underbrace=⏟")

  /// Alphabets, by the variant that MathML names.
  static let variants = table(
    """
    mathrm=normal mathbf=bold boldsymbol=bold bm=bold mathit=italic mathbb=double-struck
    mathcal=script mathscr=script mathfrak=fraktur mathsf=sans-serif mathtt=monospace
    operatorname=normal
    """)

  static let spaces = table(
    """
    ,=0.167em :=0.222em ;=0.278em !=-0.167em quad=1em qquad=2em enspace=0.5em thinspace=0.167em
    """)

  static let texts: Set<String> = [
    "text", "textrm", "textit", "textbf", "textsf", "texttt", "mbox",
  ]

  /// Environments, with the brackets around them.
  static let environments: [String: (open: String, close: String)] = [
    "matrix": ("", ""), "smallmatrix": ("", ""), "pmatrix": ("(", ")"), "bmatrix": ("[", "]"),
    "Bmatrix": ("{", "}"), "vmatrix": ("|", "|"), "Vmatrix": ("‖", "‖"), "cases": ("{", ""),
    "aligned": ("", ""), "align": ("", ""), "align*": ("", ""), "split": ("", ""),
    "gather": ("", ""), "gather*": ("", ""), "gathered": ("", ""), "equation": ("", ""),
    "equation*": ("", ""), "array": ("", ""), "alignat": ("", ""),
  ]

  private static func table(_ text: String) -> [String: String] {
    Dictionary(
      text.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { pair in
        guard let sign = pair.dropFirst().firstIndex(of: "=") else { return nil }
        return (String(pair[..<sign]), String(pair[pair.index(after: sign)...]))
      }, uniquingKeysWith: { $1 })
  }
}
