/** Tells the same bytes again; in a thread of its own, since films are large. */
export async function hashOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
}
