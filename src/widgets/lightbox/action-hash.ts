import { actionAnchor } from '#islands/wire.ts'

/** The hash that, behind the address of a page, opens this picture of it. */
export function hashOf(address: string): string {
  // An address is ASCII, so that its base64 is that of its UTF-8.
  const settings = btoa(JSON.stringify({ type: 'image', url: address }))
  return actionAnchor('lightbox', settings)
}
