/** The two parts of nodemailer that are used, as its documentation describes them; it comes without types. */

declare module 'nodemailer/lib/smtp-connection/index.js' {
  import type { EventEmitter } from 'node:events'
  import type { Readable } from 'node:stream'

  interface SmtpError extends Error {
    code?: string
    response?: string
    responseCode?: number
    command?: string
    /** One for each recipient that was refused. */
    rejectedErrors?: SmtpError[]
  }

  interface SmtpOptions {
    host: string
    port?: number
    secure: boolean
    name?: string
    ignoreTLS?: boolean
    requireTLS?: boolean
    tls?: { rejectUnauthorized?: boolean }
    connectionTimeout: number
    greetingTimeout: number
    socketTimeout: number
    dnsTimeout: number
  }

  export default class SMTPConnection extends EventEmitter {
    constructor(options: SmtpOptions)
    connect(onConnected: (error?: SmtpError) => void): void
    login(auth: { user: string; pass: string }, done: (error: SmtpError | null) => void): void
    send(envelope: { from: string; to: string[] }, message: Readable, done: (error: SmtpError | null) => void): void
    quit(): void
    close(): void
  }
  export type { SmtpError, SmtpOptions }
}

declare module 'nodemailer/lib/mail-composer/index.js' {
  interface MailOptions {
    from: { name: string; address: string }
    to: string
    replyTo?: string
    subject: string
    text: string
    html: string
    messageId: string
    date: Date
    textEncoding: 'base64' | 'quoted-printable'
    headers: Record<string, string>
  }

  export default class MailComposer {
    constructor(mail: MailOptions)
    compile(): { build(done: (error: Error | null, message: Buffer) => void): void }
  }
}
