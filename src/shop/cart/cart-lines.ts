/** What a visitor wants to buy. Names and prices are the server's, always. */
export interface CartLine {
  /** Of the product. */
  id: number
  quantity: number
}

export const MAX_LINES = 50
export const MAX_QUANTITY = 99

const ITEM = '[1-9]\\d{0,8}:[1-9]\\d?'
/** `3:2,5:1`, as addresses and the call have it. */
export const ITEMS_PATTERN = `^${ITEM}(?:,${ITEM}){0,${MAX_LINES - 1}}$`
const MAX_ID = 999_999_999

/** Reads what was stored, by whomever: anything that is no line is left out, and a product that comes twice counts once. */
export function cleanLines(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return []
  const lines = new Map<number, number>()
  for (const pair of stored) {
    const [id, quantity]: unknown[] = Array.isArray(pair) ? pair : []
    if (isWhole(id, MAX_ID) && isWhole(quantity, Number.MAX_SAFE_INTEGER) && lines.size < MAX_LINES && !lines.has(id))
      lines.set(id, Math.min(quantity, MAX_QUANTITY))
  }
  return Array.from(lines, ([id, quantity]) => ({ id, quantity }))
}

/** The reverse of `cleanLines`. */
export function packLines(lines: readonly CartLine[]): [id: number, quantity: number][] {
  return lines.map(({ id, quantity }) => [id, quantity])
}

export function readItems(text: string): CartLine[] {
  if (!new RegExp(ITEMS_PATTERN).test(text)) return []
  return cleanLines(text.split(',').map((item) => item.split(':').map(Number)))
}

export function writeItems(lines: readonly CartLine[]): string {
  return lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
}

/** Nothing of a product takes it out; a product that is not there is put at the end, as long as there is room. */
export function setQuantity(lines: readonly CartLine[], id: number, quantity: number): CartLine[] {
  const wanted = Math.min(Math.trunc(quantity), MAX_QUANTITY)
  if (!(wanted >= 1)) return lines.filter((line) => line.id !== id)
  if (lines.some((line) => line.id === id)) return lines.map((line) => (line.id === id ? { id, quantity: wanted } : line))
  return lines.length < MAX_LINES && isWhole(id, MAX_ID) ? [...lines, { id, quantity: wanted }] : [...lines]
}

export type Adding =
  | { kind: 'added'; lines: CartLine[] }
  | { kind: 'limited'; lines: CartLine[]; limit: number }
  | { kind: 'full' }

/** Adds so many more, though never more than there are. */
export function addLine(lines: readonly CartLine[], { id, quantity }: CartLine, limit: number): Adding {
  const before = lines.find((line) => line.id === id)?.quantity ?? 0
  if (before === 0 && lines.length >= MAX_LINES) return { kind: 'full' }
  const most = Math.min(limit, MAX_QUANTITY)
  const after = Math.min(before + quantity, most)
  const changed = setQuantity(lines, id, after)
  return before + quantity > most ? { kind: 'limited', lines: changed, limit: most } : { kind: 'added', lines: changed }
}

export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= max
}
