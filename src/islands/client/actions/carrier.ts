import { opensLightbox } from '../links.ts'
import { type Action, type ActionSettings, parseAction } from './parse.ts'

/** Elements that may carry an action: links, and whatever else says so. */
const CARRIERS = 'a[href*="-action" i],[data-action-hash]'

/** Every element in the page that carries an action, with it. */
export function findActions(): [HTMLElement, Action][] {
  return [...document.querySelectorAll<HTMLElement>(CARRIERS)].flatMap((element): [HTMLElement, Action][] => {
    const action = parseAction(element.getAttribute('data-action-hash') ?? element.getAttribute('href') ?? '')
    return action ? [[element, action]] : []
  })
}

/** The element in the page that offers this very action. An address that nobody in the page offers is a stranger's. */
export function findCarrier({ form }: Action): HTMLElement | null {
  return findActions().find(([, offered]) => offered.form === form)?.[0] ?? null
}

/** The link in the page that shows the same picture in the lightbox. */
export function findPictureLink({ name, settings }: Action): HTMLAnchorElement | null {
  const address = name === 'lightbox' ? pictureAddress(settings) : null
  if (address === null) return null
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.find((link) => link.href === address && opensLightbox(link)) ?? null
}

/** Where the picture or video of a lightbox is, if it is on the web at all. */
export function pictureAddress({ url }: ActionSettings): string | null {
  if (typeof url !== 'string' || !URL.canParse(url, document.baseURI)) return null
  const { protocol, href } = new URL(url, document.baseURI)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
