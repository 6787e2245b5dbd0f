const SESSION_COOKIE = /(?:^|;\s*)payload-token=/

/** Whether a request belongs to somebody who is logged in; whether the session is valid is not asked. */
export function hasSession(cookie: string | undefined): boolean {
  return cookie !== undefined && SESSION_COOKIE.test(cookie)
}

/** The same question of a whole request. */
export function isPersonal(request: { headers: { cookie?: string; authorization?: string } }): boolean {
  return request.headers.authorization !== undefined || hasSession(request.headers.cookie)
}
