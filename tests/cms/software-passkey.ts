import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]

/** A passkey as a browser has one, for the page of this address. */
export function createSoftwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let uses = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++uses)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, rest])
  }
  const answer = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    register(challenge: string) {
      const key = cborMap([
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      ])
      const about = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key])
      const data = authenticatorData(PRESENT | VERIFIED | WITH_KEY, about)
      const attestationObject = cborMap([
        [text('fmt'), text('none')],
        [text('attStmt'), cborMap([])],
        [text('authData'), bytes(data)],
      ])
      return answer({
        clientDataJSON: clientData('create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      })
    },
    sign(challenge: string) {
      const [data, client] = [authenticatorData(PRESENT | VERIFIED), clientData('get', challenge)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

// As much of CBOR as a passkey needs.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])
