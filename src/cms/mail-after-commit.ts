import type { EmailAdapter } from 'payload'
import { afterTransaction } from '#platform/db/transactions.ts'

/**
 * Payload mails the link for a forgotten password inside its transaction. A mail server may take minutes to answer, and on
 * SQLite nobody could save meanwhile: so mail leaves once the transaction is stored, and a failure goes to the log.
 */
export async function mailAfterCommit(
  adapter: EmailAdapter<unknown> | Promise<EmailAdapter<unknown>>,
): Promise<EmailAdapter<unknown>> {
  const create = await adapter
  return ({ payload }) => {
    const mail = create({ payload })
    const report = (error: unknown) => {
      // The message of a refusal may repeat the address.
      const code = error instanceof Error && 'code' in error ? error.code : null
      payload.logger.error({ code }, 'A message could not be sent.')
    }
    return {
      ...mail,
      async sendEmail(message) {
        const isPutOff = afterTransaction(payload.db, { stored: () => mail.sendEmail(message).catch(report) })
        return isPutOff ? undefined : mail.sendEmail(message)
      },
    }
  }
}
