import type { Payload } from 'payload'
import type { Ledger } from './ledger.ts'

/**
 * Where the steps write. Every call joins the transaction with a request of its own, `req: { transactionID }`: a request
 * remembers what it looked up, and would go on missing documents that were created since.
 */
export interface Planting {
  payload: Payload
  transactionID: number | string
  ledger: Ledger
  /** Of somebody who is here already, and owns what the office has made; otherwise the demo's own accounts are made. */
  office: number | null
}
