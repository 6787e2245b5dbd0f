import { popupPageHref } from '#addresses/documents.ts'
import { importScript, type OnDemandModules } from '../on-demand.ts'
import { findCarrier, findPictureLink, pictureAddress } from './carrier.ts'
import { movePanel } from './panels.ts'
import { type Action, parseAction, popupOf } from './parse.ts'

export const open: OnDemandModules['actions']['open'] = (link) => {
  const action = parseAction(link?.getAttribute('href') ?? location.hash)
  if (!action) return
  const carrier = link ?? findCarrier(action)
  if (carrier) return run(action, carrier)
  // A link to the same picture is an offer, too; its own words are shown then, not those of the address.
  const picture = findPictureLink(action)
  if (picture) void importScript('lightbox').then((lightbox) => lightbox.open(picture))
}

function run(action: Action, opener: HTMLElement): void {
  const { name, settings } = action
  switch (name) {
    case 'lightbox':
      // One without an address may still name a picture, which then is not found.
      if ((settings.url ?? '') !== '' && pictureAddress(settings) === null) return
      void importScript('lightbox').then(({ openFromSettings }) => openFromSettings(settings, opener))
      return
    case 'popup:open': {
      const id = popupOf(action)
      if (id === null) return
      importScript('popups')
        .then(({ openPopup }) => openPopup(id, { toggle: settings.toggle === true, opener }))
        // Whatever could not be had, its page shows the same.
        .catch(() => location.assign(popupPageHref(id)))
      return
    }
    case 'popup:close': {
      if (!opener.closest('dialog')) return
      const isForGood = settings.do_not_show_again === 'yes'
      void importScript('popups').then(({ closePopup }) => closePopup(opener, { isForGood }))
      return
    }
    default:
      movePanel(action, opener)
  }
}
