interface Shared {
  /** The page with the hash that opens the picture. */
  page: string
  picture: string
  words: string
}

/** Where a picture can be passed on to. */
export function shareLinksOf({ page, picture, words }: Shared): { name: string; href: string }[] {
  return [
    { name: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: page }) },
    { name: 'X', href: address('https://x.com/intent/post', { text: words, url: page }) },
    { name: 'LINE', href: address('https://social-plugins.line.me/lineit/share', { url: page }) },
    {
      name: 'Pinterest',
      href: address('https://www.pinterest.com/pin/create/button/', { url: page, media: picture, description: words }),
    },
  ]
}

/** The name that the file has on the site, as people write it. */
export function fileName(href: string): string {
  return decodeURIComponent(new URL(href).pathname.split('/').at(-1) ?? '')
}

function address(base: string, values: Record<string, string>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${base}?${query.join('&')}`
}
