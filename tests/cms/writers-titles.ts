/** Titles that make a save fail: in its last hook, at COMMIT only, or in a nested call whose error the hook hides. */
export const FAILS_IN_HOOK = 'fails in its last hook'
export const FAILS_AT_COMMIT = 'fails at commit'
export const HIDES_A_FAILURE = 'hides a nested failure'
/** PostgreSQL gives the whole transaction up after an SQL error, and answers COMMIT without one. SQLite goes on. */
export const HIDES_AN_SQL_ERROR = 'hides an SQL error'
/** Its hook saves another note without passing `req` on. */
export const FORGETS_REQ = 'forgets req in its hook'
export const SAVED_ON_THE_SIDE = 'saved on the side'
