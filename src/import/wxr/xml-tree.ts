/** One element with all that is in it. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

export function textOf({ children }: XmlElement, name: string): string {
  return children.find((child) => child.name === name)?.text ?? ''
}

export function numberOf(element: XmlElement, name: string): number {
  const text = textOf(element, name).trim()
  return /^-?\d{1,15}$/.test(text) ? Number(text) : 0
}

export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}
