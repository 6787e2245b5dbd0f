import { POPUP_PAGE } from '#addresses/popups.ts'
import { ATTRIBUTE, isActionHref } from '../wire.ts'
import { importScript, readOnDemand } from './on-demand.ts'
import { isPlainClick } from './plain-click.ts'

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

/** Links that do more than lead somewhere. Their scripts come with the first click. */
export function watchLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement)) return
    if (isActionHref(link.getAttribute('href') ?? '')) {
      event.preventDefault()
      importScript('actions')
        .then(({ open }) => open(link))
        .catch((error: unknown) => followInstead(link, error))
    } else if (opensLightbox(link)) {
      event.preventDefault()
      // Without the lightbox the browser shows the picture.
      importScript('lightbox').then(
        ({ open }) => open(link),
        () => location.assign(link.href),
      )
    }
  })
  // Such a link is a button to those who hear it, and Space presses buttons.
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.key !== ' ' || !(target instanceof HTMLAnchorElement) || target.role !== 'button') return
    event.preventDefault()
    target.click()
  })
}

/** A link that opens a popup leads to the popup's page, too; others have nowhere to go without their script. */
function followInstead(link: HTMLAnchorElement, error: unknown): void {
  if (!POPUP_PAGE.test(link.getAttribute('href') ?? '')) throw error
  location.assign(link.pathname)
}

/** The address bar may name an action, too; whether the page offers it is asked where it is run. */
export function runAddressAction(): void {
  if (isActionHref(location.hash)) void importScript('actions').then(({ open }) => open(null))
}

/** Whether a click on the link shows its picture in the lightbox. */
export function opensLightbox(link: HTMLAnchorElement): boolean {
  const wish = link.getAttribute(ATTRIBUTE.lightbox)
  if (wish === 'no' || link.hasAttribute('download') || !PICTURE.test(link.pathname)) return false
  return wish !== null || readOnDemand()?.lightbox.isOn === true
}
