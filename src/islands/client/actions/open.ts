import { importScript, type OnDemandModules } from '../on-demand.ts'
import { findCarrier, findPictureLink, pictureAddress } from './carrier.ts'
import { movePanel } from './panels.ts'
import { type Action, parseAction } from './parse.ts'

const POPUP_ID = /^[1-9]\d{0,8}$/

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
      if (pictureAddress(settings) === null) return
      void importScript('lightbox').then(({ openFromSettings }) => openFromSettings(settings, opener))
      return
    case 'popup:open': {
      const { id, toggle } = settings
      if (typeof id !== 'string' || !POPUP_ID.test(id)) return
      void importScript('popups').then(({ openPopup }) => openPopup(Number(id), { toggle: toggle === true, opener }))
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
