export interface SmtpAddress {
  options: {
    host: string
    port?: number
    secure: boolean
    name?: string
    ignoreTLS?: boolean
    requireTLS?: boolean
    tls?: { rejectUnauthorized: boolean }
  }
  auth: { user: string; pass: string } | null
}

/** `smtp://user:password@host:587?requireTLS=true`, as nodemailer reads it: the same variable serves Payload's own mails. */
export function smtpAddressOf(address: string): SmtpAddress {
  const url = new URL(address)
  const { searchParams } = url
  const flag = (name: string) => (searchParams.has(name) ? searchParams.get(name) === 'true' : undefined)
  const rejectUnauthorized = flag('tls.rejectUnauthorized')
  return {
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      ...(url.port === '' ? {} : { port: Number(url.port) }),
      secure: url.protocol === 'smtps:',
      name: searchParams.get('name') ?? undefined,
      ignoreTLS: flag('ignoreTLS'),
      requireTLS: flag('requireTLS'),
      ...(rejectUnauthorized === undefined ? {} : { tls: { rejectUnauthorized } }),
    },
    auth: url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
  }
}
