const RULES = `
.preview-note { position: fixed; inset: auto 1rem 1rem; z-index: 90; margin: 0; padding: .75rem 1rem; background: var(--c-ink); color: var(--c-paper); font-size: 1rem; }
.preview-note:empty { display: none; }
[data-vacant], [data-empty] { display: grid; place-items: center; min-block-size: 4.5rem; border: 2px dashed #b3470f; background: #fff8f0; color: var(--c-ink); font: 1rem/1.5 sans-serif; cursor: pointer; }
[data-vacant]::before { content: "＋ 在這裡新增"; }
/* A popup that is looked at is part of the page, so that what is around it can still be reached. */
.modal[data-popup] { position: fixed; inset: 0; z-index: 60; box-shadow: 0 0 0 100vmax rgb(0 0 0 / 50%); }
[data-writing] { outline: 2px solid #1b66c9; outline-offset: 3px; cursor: text; white-space: pre-wrap; user-select: text; min-inline-size: 1em; }
[data-dragging], [data-dragging] * { cursor: grabbing; user-select: none; }
/* What this device does not show can still be picked. */
@media (max-width: 767px) { [data-shown-on]:not([data-shown-on~="phone"]) { opacity: .35; outline: 2px dashed #1b66c9; } }
@media (min-width: 768px) and (max-width: 1024px) { [data-shown-on]:not([data-shown-on~="tablet"]) { opacity: .35; outline: 2px dashed #1b66c9; } }
@media (min-width: 1025px) { [data-shown-on]:not([data-shown-on~="desktop"]) { opacity: .35; outline: 2px dashed #1b66c9; } }
[data-empty]::before { content: attr(data-empty) "（還沒有內容）"; }
`

/** For what only ever stands in a preview; the content security policy lets no style element in. */
export function addPageStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(RULES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
