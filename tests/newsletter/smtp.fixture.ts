import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Where a conversation is, in the order in which it gets there. */
export type Stage = 'connect' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'content' | 'accepted'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** What the server does at a stage instead of saying yes: answers this line, closes the connection, or says nothing. */
export type Behaviour = { say: string } | 'drop' | 'silence'

export interface SmtpServer {
  url: string
  /** Whatever the server said yes to (250 after the content), in order. */
  mails: ReceivedMail[]
  /** Whose content arrived whole, whether or not it was acknowledged. */
  contents: ReceivedMail[]
  stages: Stage[]
  /** Asked at every stage; nothing means yes. The answer is waited for, so that a test can act in between. */
  at: (stage: Stage, mail: ReceivedMail) => Behaviour | undefined | Promise<Behaviour | undefined>
  /** How often somebody connected. */
  connections(): number
  stop(): Promise<void>
}

const YES: Record<Exclude<Stage, 'connect'>, string> = {
  ehlo: '250-stand-in\r\n250-8BITMIME\r\n250 SMTPUTF8',
  mail: '250 2.1.0 OK',
  rcpt: '250 2.1.5 OK',
  data: '354 Go ahead',
  content: '250 2.0.0 Accepted',
  accepted: '',
}

/** A mail server that speaks RFC 5321 as far as a client needs it, and can be slow, refuse, fall silent or hang up. */
export async function startSmtp(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    void converse(socket, smtp)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    mails: [],
    contents: [],
    stages: [],
    at: () => undefined,
    connections: () => count,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return smtp
}

async function converse(socket: Socket, smtp: SmtpServer): Promise<void> {
  let mail: ReceivedMail = { from: '', to: [], raw: '' }

  /** `true`: the conversation goes on as it should. */
  async function reach(stage: Stage): Promise<boolean> {
    smtp.stages.push(stage)
    const behaviour = await smtp.at(stage, mail)
    if (behaviour === 'drop') socket.destroy()
    if (behaviour === 'drop' || behaviour === 'silence' || socket.destroyed) return false
    if (behaviour !== undefined) {
      socket.write(`${behaviour.say}\r\n`)
      return false
    }
    if (stage === 'connect') socket.write('220 stand-in ESMTP\r\n')
    else if (YES[stage] !== '') socket.write(`${YES[stage]}\r\n`)
    return true
  }

  await reach('connect')
  let isContent = false
  for await (const line of linesOf(socket)) {
    if (isContent) {
      if (line !== '.') {
        mail.raw += `${line.replace(/^\.\./, '.')}\r\n`
        continue
      }
      isContent = false
      smtp.contents.push(mail)
      const taken = mail
      // Accepted is what the server has promised to deliver, whether or not its answer arrives.
      const behaviour = await smtp.at('content', taken)
      smtp.stages.push('content')
      if (behaviour === undefined) {
        smtp.mails.push(taken)
        socket.write(`${YES.content}\r\n`)
        await reach('accepted')
      } else if (behaviour === 'drop') socket.destroy()
      else if (behaviour !== 'silence') socket.write(`${behaviour.say}\r\n`)
      mail = { from: '', to: [], raw: '' }
      continue
    }
    const verb = line.slice(0, 4).toUpperCase()
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO' || verb === 'HELO') await reach('ehlo')
    else if (verb === 'MAIL') {
      mail = { from: address, to: [], raw: '' }
      await reach('mail')
    } else if (verb === 'RCPT') {
      mail.to.push(address)
      await reach('rcpt')
    } else if (verb === 'DATA') isContent = await reach('data')
    else if (verb === 'RSET' || verb === 'NOOP') socket.write('250 OK\r\n')
    else if (verb === 'QUIT') socket.end('221 Bye\r\n')
    else socket.write('502 Unknown\r\n')
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of socket) {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    // The other side was killed: so ends a conversation, too.
  }
}
