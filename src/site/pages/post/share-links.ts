import type { SocialNetwork } from '#content/read/types.ts'

export interface ShareLink {
  network: SocialNetwork | 'email'
  label: string
  href: string
}

/** Links that share an address without any script. */
export function shareLinksOf(title: string, address: string): ShareLink[] {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title.replace(/\p{Surrogate}/gu, '\ufffd'))
  return [
    { network: 'facebook', label: '分享到 Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'line', label: '分享到 LINE', href: `https://social-plugins.line.me/lineit/share?url=${url}` },
    { network: 'threads', label: '分享到 Threads', href: `https://www.threads.net/intent/post?text=${text}%20${url}` },
    { network: 'x-twitter', label: '分享到 X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { network: 'email', label: '以電子郵件分享', href: `mailto:?subject=${text}&body=${url}` },
  ]
}
