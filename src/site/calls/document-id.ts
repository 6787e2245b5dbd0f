import { Type } from '@sinclair/typebox'

/**
 * The number of a document in an address or a form: digits, as many as PostgreSQL's `integer` holds in any case. As a number
 * a longer one would be infinite, which passes every limit.
 */
export const DocumentId = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })
