import { APIError } from 'payload'

/** Ends an upload with a reason that the editor reads. */
export function refuseUpload(reason: string): never {
  throw new APIError(reason, 400, undefined, true)
}
