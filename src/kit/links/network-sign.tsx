import {
  siDigg,
  siFacebook,
  siInstagram,
  siLine,
  siMix,
  siOdnoklassniki,
  siPinterest,
  siReddit,
  siTelegram,
  siThreads,
  siTumblr,
  siVk,
  siWhatsapp,
  siX,
  siXing,
  siYoutube,
} from 'simple-icons'
import type { ShareNetwork } from '#published/share-networks.ts'
import type { SocialNetwork } from '#published/types.ts'

type Network = Exclude<ShareNetwork, 'email' | 'print' | 'copy'> | SocialNetwork

// The collection lacks five of them: these are our own drawings of the idea.
const DRAWINGS: Record<Network, string> = {
  facebook: siFacebook.path,
  twitter:
    'M3 6c2.5 2.8 5.3 4.2 8.5 4.3C11.3 7.3 13.3 5 16 5c1.3 0 2.4.5 3.2 1.4L22 6l-1.6 2.6c.2 6.3-4.3 11-10.4 11-2.9 0-5.5-.8-7.5-2.2 2.3 0 4.3-.6 5.7-1.8C5.3 14.8 3.2 11.6 3 6z',
  linkedin:
    'M2.5 2.5h19v19h-19zM6 6v2.6h2.7V6zm0 4v8h2.7v-8zm4.3 0v8H13v-4c0-1.2.5-1.8 1.4-1.8s1.3.6 1.3 1.8v4h2.7v-4.5c0-2.3-1.2-3.7-3-3.7-1.1 0-1.9.4-2.4 1.2v-1z',
  pinterest: siPinterest.path,
  reddit: siReddit.path,
  vk: siVk.path,
  odnoklassniki: siOdnoklassniki.path,
  tumblr: siTumblr.path,
  digg: siDigg.path,
  skype:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm3.5 6.3C14.8 7 13.5 6.5 12 6.5c-2.2 0-3.7 1.1-3.7 2.9 0 2 1.7 2.5 3.5 2.9 1.5.3 2 .6 2 1.2 0 .7-.7 1.1-1.8 1.1-1.2 0-1.9-.5-2.3-1.4l-1.9.9c.7 1.6 2.2 2.4 4.2 2.4 2.4 0 4-1.1 4-3.1 0-1.9-1.4-2.6-3.6-3-1.5-.3-1.9-.6-1.9-1.1 0-.6.6-1 1.5-1 1 0 1.6.4 2 1.1z',
  stumbleupon:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4.5c-1.8 0-3 1.1-3 2.7v5.3c0 .4-.3.7-.7.7s-.7-.3-.7-.7v-2H5.2v2.1c0 1.7 1.3 2.9 3.1 2.9s3.1-1.2 3.1-2.9V9.3c0-.4.2-.6.6-.6s.6.2.6.6v1.1l1.2.6 1.3-.5V9.2c0-1.6-1.3-2.7-3.1-2.7zm.6 6v2.1c0 1.7 1.3 2.9 3.1 2.9s3.1-1.2 3.1-2.9v-2.1h-2.4v2c0 .4-.3.7-.7.7s-.7-.3-.7-.7v-2l-1.2.5z',
  mix: siMix.path,
  telegram: siTelegram.path,
  pocket: 'M2.5 4h19v7a9.5 9.5 0 0 1-19 0zM7 8.5l-1.6 1.6 6.6 6.3 6.6-6.3L17 8.5l-5 4.8z',
  xing: siXing.path,
  whatsapp: siWhatsapp.path,
  'x-twitter': siX.path,
  threads: siThreads.path,
  line: siLine.path,
  instagram: siInstagram.path,
  youtube: siYoutube.path,
}

/** The sign of a network in the colour of the text. It is decoration: the name stands in the text beside it. */
export function NetworkSign({ network }: { network: Network }) {
  return (
    <svg className="i i--fill" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[network]} fillRule="evenodd" />
    </svg>
  )
}
