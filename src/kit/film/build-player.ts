import { messages } from './messages.ts'

/** The player that a film's link describes. It starts by itself: somebody clicked for it. */
export function buildPlayer(link: HTMLAnchorElement): HTMLIFrameElement | HTMLVideoElement {
  return link.dataset.film === 'file' ? buildVideo(link) : buildFrame(link)
}

function buildFrame({ dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'film__player'
  frame.title = dataset.title || messages.play
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // YouTube plays nothing for pages that do not say which site they are of.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = dataset.player ?? ''
  return frame
}

function buildVideo({ dataset }: HTMLAnchorElement): HTMLVideoElement {
  const video = document.createElement('video')
  video.className = 'film__player'
  video.controls = true
  video.autoplay = true
  video.playsInline = true
  video.muted = 'mute' in dataset
  video.loop = 'loop' in dataset
  if (dataset.volume !== undefined) video.volume = Number(dataset.volume)
  if (dataset.controls !== undefined) video.dataset.controls = dataset.controls
  if (dataset.title) video.setAttribute('aria-label', dataset.title)
  if (dataset.captions !== undefined) video.append(buildCaptions(dataset.captions))
  const words = document.createElement('span')
  words.lang = 'en'
  words.textContent = messages.unsupported
  video.append(words)
  video.src = dataset.player ?? ''
  return video
}

function buildCaptions(address: string): HTMLTrackElement {
  const track = document.createElement('track')
  track.kind = 'captions'
  track.srclang = 'zh-Hant'
  track.label = messages.captions
  track.default = true
  track.src = address
  return track
}
