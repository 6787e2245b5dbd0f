import type { EmailAdapter } from 'payload'

/**
 * Stands in when no SMTP server is configured. Payload's own stand-in prints messages, and with them addresses and reset
 * links, to the log; this one says only that a message could not be sent.
 */
export const silentMail: EmailAdapter = ({ payload }) => ({
  name: 'silent',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '講台',
  sendEmail: async () => {
    payload.logger.warn('A message was not sent: set SMTP_URL to send mail.')
  },
})
