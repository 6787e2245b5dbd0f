import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Type } from '@sinclair/typebox'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './seal.ts'
import { addFactor, findFactors, notePasskeyUse } from './store.ts'

/** What browsers answer, as far as it is looked at here; the library reads the rest and refuses what is odd. */
export const PasskeyAnswer = Type.Unsafe<AuthenticationResponseJSON>(
  Type.Object({ id: Type.String({ maxLength: 1500 }), response: Type.Object({}) }),
)
export const NewPasskey = Type.Unsafe<RegistrationResponseJSON>(
  Type.Object({ id: Type.String({ maxLength: 1500 }), response: Type.Object({}) }),
)

const SETUP_MINUTES = 5
const SITE_NAME = '講台後台'

/** What a browser makes a passkey from, and its challenge sealed, for the server to have it again. */
export interface PasskeySetup {
  options: PublicKeyCredentialCreationOptionsJSON
  sealed: string
}

/** The admin's own address, whatever host a request names: a passkey is good there alone. */
function partyOf({ payload }: PayloadRequest): { id: string; origin: string } {
  const { hostname, origin } = new URL(payload.config.serverURL)
  return { id: hostname, origin }
}

export async function beginPasskey(
  req: PayloadRequest,
  account: { id: number; email: string; name: string },
): Promise<PasskeySetup> {
  const known = await passkeysOf(req, account.id)
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: partyOf(req).id,
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const kept = JSON.stringify({ challenge: options.challenge, until: Date.now() + SETUP_MINUTES * 60_000 })
  return { options, sealed: seal(req.payload.config.secret, `passkey ${account.id}`, kept) }
}

/** Stores it; in a transaction of the caller's. Answers new recovery codes where there were none; `null`: it is not what was asked for. */
export async function finishPasskey(
  req: PayloadRequest,
  account: number,
  { sealed, response, label }: { sealed: string; response: RegistrationResponseJSON; label: string },
): Promise<string[] | null> {
  const kept = unseal(req.payload.config.secret, `passkey ${account}`, sealed)
  if (kept === null) return null
  const { challenge, until } = JSON.parse(kept) as { challenge: string; until: number }
  if (until < Date.now()) return null
  const party = partyOf(req)
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null)
  if (!made?.verified) return null
  const { id, publicKey, counter } = made.registrationInfo.credential
  const sql = await sqlOf(req.payload, req)
  await addFactor(sql, account, {
    id,
    kind: 'passkey',
    secret: Buffer.from(publicKey).toString('base64url'),
    counter,
    label,
  })
  const hasCodes = (await findFactors(sql, account)).some(({ kind }) => kind === 'recovery')
  return hasCodes ? [] : renewRecoveryCodes(sql, account)
}

export async function askForPasskey(req: PayloadRequest, account: number): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const allowCredentials = (await passkeysOf(req, account)).map(({ id }) => ({ id }))
  return generateAuthenticationOptions({ rpID: partyOf(req).id, allowCredentials, userVerification: 'preferred' })
}

/** Whether a passkey of this account has signed this challenge. */
export async function proveByPasskey(
  req: PayloadRequest,
  account: number,
  { challenge, response }: { challenge: string; response: AuthenticationResponseJSON },
): Promise<boolean> {
  const passkey = (await passkeysOf(req, account)).find(({ id }) => id === response.id)
  if (passkey === undefined || challenge === '') return false
  const { id, secret, counter } = passkey
  const party = partyOf(req)
  const proof = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(secret, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => null)
  if (!proof?.verified) return false
  const { newCounter } = proof.authenticationInfo
  return inTransaction(req.payload, async () =>
    notePasskeyUse(await sqlOf(req.payload, req), { account, id, from: counter, to: newCounter }),
  )
}

async function passkeysOf(req: PayloadRequest, account: number) {
  return (await findFactors(await sqlOf(req.payload, req), account)).filter(({ kind }) => kind === 'passkey')
}
