/**
 * An error as a log may hold it: what kind it was and where it came from. Messages of the database repeat the values that
 * were written, addresses among them.
 */
export function withoutPersonalData(error: unknown): { name: string; code: string | null; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: null, at: [] }
  const code = 'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? error.code : null
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, code, at: frames.slice(0, 8).map((line) => line.trim()) }
}
