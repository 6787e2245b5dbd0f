/** The one spelling under which an old address is stored and looked up: decoded, NFC, lower case, one slash at each end. */
export function normaliseSource(input: string): string {
  const path = input.trim().normalize('NFC').toLowerCase()
  const decoded = decodePath(path) ?? path
  return `/${decoded.split('/').filter(Boolean).join('/')}/`
}

export function isRedirectSource(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && value !== '//' && !/[?#\\\p{Cc}]/u.test(value)
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC').toLowerCase()
  } catch {
    return null
  }
}
