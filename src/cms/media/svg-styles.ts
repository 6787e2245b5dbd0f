/** What a style sheet may say of a drawing; each is an attribute, too. */
const PROPERTIES = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset ' +
    'stroke-miterlimit opacity clip-path clip-rule mask filter stop-color stop-opacity flood-color flood-opacity color font-family ' +
    'font-size font-weight font-style text-anchor dominant-baseline letter-spacing marker-start marker-mid marker-end paint-order ' +
    'vector-effect display visibility'
  ).split(' '),
)
const SIMPLE_SELECTOR = /^([a-z]\w*)?(?:([.#])([\w-]+))?$/i

type Declarations = [name: string, value: string][]

interface Rule {
  /** An identity outweighs a class, a class an element; of equals the last one counts. */
  weight: number
  order: number
  declarations: Declarations
}

/**
 * The rules of a drawing's style sheets, as drawing programs write them: an element, a class or an identity alone. A sanitised drawing
 * has no styles, so that what they say becomes attributes. Other rules, and everything that begins with an @, are left out.
 */
export class SvgStyles {
  readonly #rules = new Map<string, Rule[]>()
  #count = 0

  add(sheet: string): void {
    for (const [selectors, body] of readRules(sheet)) {
      const declarations = readDeclarations(body)
      for (const selector of selectors.split(',')) this.#keep(selector.trim(), declarations)
    }
  }

  /** What holds for an element, by name; its own `style` outweighs all sheets. */
  of(element: string, attributes: Readonly<Record<string, string>>): Map<string, string> {
    const names = ['*', element]
    if (attributes.id) names.push(`#${attributes.id}`, `${element}#${attributes.id}`)
    for (const name of (attributes.class ?? '').split(/\s+/).filter(Boolean)) names.push(`.${name}`, `${element}.${name}`)
    const rules = names.flatMap((name) => this.#rules.get(name) ?? [])
    rules.sort((a, b) => a.weight - b.weight || a.order - b.order)
    return new Map([...rules.flatMap(({ declarations }) => declarations), ...readDeclarations(attributes.style ?? '')])
  }

  #keep(selector: string, declarations: Declarations): void {
    const match = selector === '*' ? [] : SIMPLE_SELECTOR.exec(selector)
    if (selector === '' || match === null) return
    const [, element, sign] = match
    const weight = (sign === '#' ? 100 : sign === '.' ? 10 : 0) + (element ? 1 : 0)
    const rules = this.#rules.get(selector) ?? []
    rules.push({ weight, order: this.#count++, declarations })
    this.#rules.set(selector, rules)
  }
}

/** Selectors and bodies, in one walk: no file makes it go over the same text twice. */
function* readRules(sheet: string): Generator<[selectors: string, body: string]> {
  const text = withoutComments(sheet)
  let depth = 0
  let start = 0
  let selectors = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' && depth++ === 0) {
      selectors = text.slice(start, at).trim()
      start = at + 1
    } else if (sign === '}' && depth > 0 && --depth === 0) {
      if (!selectors.startsWith('@')) yield [selectors, text.slice(start, at)]
      start = at + 1
    } else if (sign === ';' && depth === 0) start = at + 1
  }
}

function withoutComments(sheet: string): string {
  let text = ''
  let from = 0
  for (let open = sheet.indexOf('/*'); open >= 0; open = sheet.indexOf('/*', from)) {
    text += sheet.slice(from, open)
    const close = sheet.indexOf('*/', open + 2)
    if (close < 0) return text
    from = close + 2
  }
  return text + sheet.slice(from)
}

function readDeclarations(body: string): Declarations {
  return body.split(';').flatMap((declaration): Declarations => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim()
    return colon > 0 && PROPERTIES.has(name) && value !== '' ? [[name, value]] : []
  })
}
