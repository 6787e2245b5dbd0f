const FRESH_NONCE = '/wp-json/lectern/v1/nonce'

/** The nonce that the page declares; in a page that was kept for long it may have grown old. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=lectern-nonce]')?.content ?? ''
}

export async function freshNonce(): Promise<string> {
  const response = await fetch(FRESH_NONCE)
  const { nonce } = await response.json()
  return String(nonce)
}
