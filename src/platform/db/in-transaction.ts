import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

/** Several writes as one: all of them, or after a failure none. Every call inside passes `req` on; it is the program's, or that of a person. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
  user: PayloadRequest['user'] = null,
): Promise<Result> {
  const req = await createLocalReq(user === null ? {} : { user }, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Two requests wrote the same row at once; the one that came second finds it there when it tries again. */
export async function onceMoreIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error)) throw error
    return work()
  }
}

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'ValidationError' || /unique/i.test(cause.message)) return true
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}
