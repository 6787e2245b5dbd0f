import type { SocialNetwork } from '#content/read/types.ts'

interface NetworkSign {
  label: string
  drawing: string
}

const NETWORKS: Record<SocialNetwork, NetworkSign> = {
  facebook: {
    label: 'Facebook',
    drawing: 'M13.7 21v-8h2.7l.5-3.3h-3.2V7.7c0-1 .4-1.7 1.8-1.7h1.6V3.1C16.8 3 16 3 15 3c-2.6 0-4.3 1.5-4.3 4.3v2.4H8V13h2.7v8z',
  },
  instagram: {
    label: 'Instagram',
    drawing:
      'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zm0 2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm5-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
  youtube: {
    label: 'YouTube',
    drawing: 'M2 6.5C2 5 3 4.5 4 4.5h16c1 0 2 .5 2 2v11c0 1.5-1 2-2 2H4c-1 0-2-.5-2-2zM10 8.5v7l6-3.5z',
  },
  threads: {
    label: 'Threads',
    drawing:
      'M12.2 2.5c4.6 0 7.4 2.6 8 6.9l-2.1.4c-.5-3.4-2.5-5.2-5.9-5.2-4.2 0-6.2 2.7-6.2 7.4s2 7.4 6.2 7.4c3.3 0 5.1-1.6 5.1-3.6 0-1.2-.7-2.1-1.9-2.7-.3 2.8-1.8 4.2-4.2 4.2-2.2 0-3.8-1.3-3.8-3.2 0-2.2 1.9-3.5 4.7-3.5.5 0 1 0 1.5.1-.2-1.3-.9-1.9-2.2-1.9-1 0-1.7.4-2.2 1.1l-1.6-1.2c.8-1.2 2.1-1.9 3.8-1.9 2.6 0 4 1.5 4.2 4.3 2.3.9 3.7 2.6 3.7 4.8 0 3.3-2.8 5.6-7.1 5.6-5.4 0-8.4-3.4-8.4-9.5s3-9.5 8.4-9.5zm.1 10c-1.8 0-2.8.6-2.8 1.7 0 .9.7 1.5 1.9 1.5 1.4 0 2.2-.9 2.3-3.1-.4-.1-.9-.1-1.4-.1z',
  },
  line: {
    label: 'LINE',
    drawing:
      'M12 3c5.5 0 10 3.6 10 8 0 3.8-4.3 6.7-10 10.5v-2.6C6.5 18.7 2 15.3 2 11c0-4.4 4.5-8 10-8zM6 8v6h3.6v-1.5H7.5V8zm4.6 0v6h1.5V8zm3.4 0v6h4v-1.5h-2.5v-.8H18v-1.4h-2.5v-.8H18V8z',
  },
  'x-twitter': {
    label: 'X',
    drawing: 'M3 3.5h5.6l4 5.6 4.9-5.6H20l-6.2 7.2 7 9.8h-5.6l-4.4-6.1-5.3 6.1H3l6.7-7.7zm3.5 1.9l9.7 13.2h1.3L7.8 5.4z',
  },
}

export function networkLabel(network: SocialNetwork): string {
  return NETWORKS[network].label
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="i i--fill" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={NETWORKS[network].drawing} fillRule="evenodd" />
    </svg>
  )
}
