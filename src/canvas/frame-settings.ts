/** What the server tells the script of a preview. */
export interface FrameSettings {
  adminOrigin: string
  token: string
}

export function readFrameSettings(): FrameSettings {
  return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=lectern-preview]')?.content ?? '{}')
}
