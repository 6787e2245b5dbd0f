const UPLOADS = /\/uploads\/(?:sites\/\d+\/)?(.+)$/
/** Sites at WordPress.com have a host of their own for files. */
const HOSTED = /^https?:\/\/[\w-]+\.files\.wordpress\.com\/(\d{4}\/\d{2}\/[^/]+)$/

/** The path below `uploads/` of a file's address or stored name. */
export function uploadPath(address: string): string | null {
  const bare = decode(address.split(/[?#]/, 1)[0] ?? '').normalize('NFC')
  const below = UPLOADS.exec(bare)?.[1] ?? HOSTED.exec(bare)?.[1] ?? (/^https?:|^\//.test(bare) ? '' : bare)
  return below === '' || below.split('/').includes('..') ? null : below
}

/** Names that WordPress gives to copies of a picture: `photo-300x200.jpg`, `photo-scaled.jpg`, `photo-e1400000000000.jpg`. */
export function originalNames(path: string): string[] {
  const plain = path.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
  const unscaled = plain.replace(/-scaled(?=\.\w+$)/, '')
  const uncut = unscaled.replace(/-e\d{10,15}(?=\.\w+$)/, '')
  const scaled = plain.replace(/(?=\.\w+$)/, '-scaled')
  return [...new Set([path, plain, unscaled, uncut, scaled])]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
