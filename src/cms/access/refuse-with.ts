import { APIError } from 'payload'

/** Ends an operation with a reason that the editor reads. */
export function refuseWith(reason: string): never {
  throw new APIError(reason, 400, undefined, true)
}
