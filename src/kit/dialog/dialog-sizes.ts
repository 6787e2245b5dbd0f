const SIZES = [
  ['width', '--dialog-width', 'px'],
  ['height', '--dialog-height', 'px'],
  ['most', '--dialog-most', 'dvh'],
  ['seconds', '--dialog-time', 's'],
] as const

/** Sizes out of a dialog's attributes, for browsers whose style sheets cannot read them there. */
export function applySizes(dialog: HTMLElement): void {
  if (CSS.supports('width', 'attr(data-width px)')) return
  for (const [name, property, unit] of SIZES) {
    const size = Number.parseFloat(dialog.dataset[name] ?? '')
    if (Number.isFinite(size)) dialog.style.setProperty(property, size + unit)
  }
}
