const NAME = /^n([1-9]\d{0,8})$/

/** Name of the field of a plain form that says how many of a product are wanted. */
export function quantityName(id: number): string {
  return `n${id}`
}

/** The product that a field of this name is about; `null` for any other field. */
export function productOfField(name: string): number | null {
  const id = NAME.exec(name)?.[1]
  return id === undefined ? null : Number(id)
}
