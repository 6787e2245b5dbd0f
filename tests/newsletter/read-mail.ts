import type { ReceivedMail } from './smtp.fixture.ts'

export interface ReadMail {
  headers: Map<string, string>
  subject: string
  text: string
  html: string
  /** Addresses of the links in the text. */
  links: string[]
}

/** Reads a mail as a mail program does: unfolded headers, encoded words, the parts of a multipart, base64 and quoted-printable. */
export function readMail({ raw }: Pick<ReceivedMail, 'raw'>): ReadMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.replace(/^\r\n/, '')))
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type))
    return part === undefined ? '' : decodeBody(part)
  }
  const text = partOf('text/plain')
  return {
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    text,
    html: partOf('text/html'),
    links: text.match(/https?:\/\/[^\s）]+/g) ?? [],
  }
}

export function tokenIn(mail: ReadMail, path: string): string {
  const link = mail.links.find((each) => new URL(each).pathname === path)
  if (link === undefined) throw new Error(`The mail has no link to ${path}`)
  return new URL(link).searchParams.get('token') ?? ''
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const unfolded = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = unfolded.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(end + 4) }
}

function decodeBody({ headers, body }: ReturnType<typeof split>): string {
  if (headers.get('content-transfer-encoding') === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return Buffer.from(decodeHex(body.replaceAll('=\r\n', '')), 'latin1').toString('utf8')
}

function decodeHex(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/gi, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_match, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(decodeHex(word.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    )
}
