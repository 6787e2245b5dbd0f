/** A finished message for one recipient. */
export interface Email {
  from: string
  to: string
  /** RFC 5322, all of it. */
  raw: Buffer
  /** For the name of a file. */
  job: number
}

export type MailResult =
  | { kind: 'sent' }
  /** Certainly not delivered. `isMailboxGone`: the other side says that there is no such mailbox. */
  | { kind: 'refused'; isFinal: boolean; isMailboxGone: boolean; note: string }
  /** `handOver` said no; nothing was delivered. */
  | { kind: 'stopped' }
  /** The content was on its way when the other side fell silent: nobody knows. */
  | { kind: 'uncertain'; note: string }

export interface Mailer {
  /**
   * `handOver` is asked at the last moment before the content leaves, when everything else has been agreed on. Never throws
   * for a refusal or a failure.
   */
  send(email: Email, handOver: () => Promise<boolean>): Promise<MailResult>
  /** There is nothing more to send for now. */
  rest(): void
}

export interface MailLog {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
  error(detail: object, message: string): void
}
