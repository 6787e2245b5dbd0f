/** Errors of Payload that say no to somebody: one line without a stack. Whatever is not named here is a failure. */
export const EXPECTED_REFUSALS = {
  APIError: 'info',
  AuthenticationError: 'info',
  FileUploadError: 'info',
  Forbidden: 'info',
  Locked: 'info',
  LockedAuth: 'info',
  MissingFile: 'info',
  NotFound: 'info',
  QueryError: 'info',
  UnauthorizedError: 'info',
  UnverifiedEmail: 'info',
  ValidationError: 'info',
} as const
