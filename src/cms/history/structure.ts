/** The rows, widgets and pictures of a text or a layout, as their ids stand in one another: what changes when one is added, removed or moved. */
function structureOf(value: unknown): string {
  return marksOf(value).join(' ')
}

function marksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(marksOf)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, part]) => marksOf(part))
  const id: unknown = Reflect.get(value, 'id')
  return typeof id === 'string' ? [id, '(', ...inside, ')'] : inside
}

/** Whether a save with these fields changes the structure of a document. */
export function changesStructure(before: Record<string, unknown>, data: Record<string, unknown>): boolean {
  return Object.entries(data).some(([name, value]) => value !== undefined && structureOf(value) !== structureOf(before[name]))
}
