/** Without use for so long, a session ends. */
export const SESSION_HOURS = 8
export const SESSION_MS = SESSION_HOURS * 60 * 60_000
