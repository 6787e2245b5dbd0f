import { NONCE_HREF } from '#addresses/calls.ts'

/** The nonce that the page declares; in a page that was kept for long it may have grown old. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=lectern-nonce]')?.content ?? ''
}

export async function freshNonce(): Promise<string> {
  const response = await fetch(NONCE_HREF)
  const { nonce } = await response.json()
  return String(nonce)
}
