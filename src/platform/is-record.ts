/** Whether what came from outside, or was stored, is an object with keys: no list, and not nothing. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
