const SESSION_COOKIE = /(?:^|;\s*)payload-token=/

/** Whether a request belongs to somebody who is logged in; whether the session is valid is not asked. */
export function isPersonal({ headers }: { headers: { cookie?: string; authorization?: string } }): boolean {
  return headers.authorization !== undefined || (headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie))
}
