/** The largest id that PostgreSQL's serial columns hold. */
export const MAX_ID = 2_147_483_647

/** Whether a value from outside can be the id of a document at all. */
export function isDocumentId(value: unknown): value is number | string {
  if (typeof value === 'string' && !/^[1-9]\d{0,9}$/.test(value)) return false
  const id = typeof value === 'string' ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID
}
