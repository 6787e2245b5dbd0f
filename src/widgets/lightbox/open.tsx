import { type OnDemandModules, readOnDemand } from '#islands/client/on-demand.ts'
import type { LightboxSettings } from '#islands/wire.ts'
import { type Content, chooseGroup, isOwn } from './model.ts'
import { contentOf, findPictureLinks, type PictureLink } from './page-links.ts'

type Lightbox = OnDemandModules['lightbox']

/** A click on a link to a picture. */
export const open: Lightbox['open'] = (element) => {
  const settings = readSettings()
  const links = findPictureLinks()
  const clicked = links.find((link) => link.element === element)
  if (clicked && isOwn(clicked.address, location.href)) showLinks(links, clicked, settings, element)
  // Our pages may not load what is on another host; the browser shows it there.
  else if (/^https?:$/.test(element.protocol)) location.assign(element.href)
}

/** An action anchor. */
export const openFromSettings: Lightbox['openFromSettings'] = async (wanted, opener) => {
  const { readWish } = await import('./wish.ts')
  const wish = readWish(wanted, location.href)
  if (wish === null) return false
  const settings = readSettings()
  const { content, group } = wish
  const links = findPictureLinks()
  const address = content.kind === 'missing' ? null : content.address
  const member = links.find((link) => group !== null && link.group === group && (address ?? link.address) === link.address)
  if (member) showLinks(links, member, settings, opener)
  else show({ contents: [complete(content, links, settings, opener)], start: 0, settings, opener })
  return true
}

function showLinks(links: PictureLink[], first: PictureLink, settings: LightboxSettings, opener: HTMLElement | null): void {
  const { together, start } = chooseGroup(links, first)
  show({ contents: together.map((link) => contentOf(link, settings)), start, settings, opener })
}

function show(shown: { contents: Content[]; start: number; settings: LightboxSettings; opener: HTMLElement | null }): void {
  import('./dialog.tsx').then(
    ({ showDialog }) => showDialog(shown),
    () => {
      const content = shown.contents[shown.start]
      // Without the lightbox the browser shows the picture.
      if (content && content.kind !== 'missing') location.assign(content.address)
    },
  )
}

/** Words for a picture that came without, if the page has some; and the anchor's own hash, which opens it again. */
function complete(content: Content, links: PictureLink[], settings: LightboxSettings, opener: HTMLElement | null): Content {
  if (content.kind !== 'picture') return content
  const link = links.find(({ address }) => address === content.address)
  const known = link && contentOf(link, settings)
  if (known && content.title === '' && content.description === '') return known
  const hash = opener instanceof HTMLAnchorElement ? opener.hash : ''
  return { ...content, alt: content.alt || known?.alt || '', hash }
}

function readSettings(): LightboxSettings {
  const settings = readOnDemand()?.lightbox
  if (!settings) throw new Error('This page says nothing about its lightbox.')
  return settings
}
