import { importScript, type OnDemandModules } from '#islands/client/on-demand.ts'
import { ATTRIBUTE, POPUPS_DATA_ID } from '#islands/wire.ts'
import type { PopupSummary } from '#published/types.ts'
import { mayOpen } from './rules.ts'
import { openMemory } from './storage.ts'
import { openHistory } from './visitor-history.ts'
import { watchTriggers } from './watch-triggers.ts'

type Watch = OnDemandModules['watch']

/** A server that was too busy for a popup is asked once more. */
const RETRY_MS = 10_000

const history = openHistory({ local: openMemory(() => localStorage), session: openMemory(() => sessionStorage) })

export const start: Watch['start'] = () => {
  history.countVisit()
  const list = document.getElementById(POPUPS_DATA_ID)
  const popups: PopupSummary[] = JSON.parse(list?.textContent ?? '[]')
  for (const popup of popups) {
    if (isAllowed(popup)) watchTriggers(popup.triggers, () => isAllowed(popup) && void open(popup))
  }
  list?.setAttribute(ATTRIBUTE.state, 'awake')
}

export const disable: Watch['disable'] = (id) => history.disable(id)

async function open(popup: PopupSummary): Promise<void> {
  const { per, countOn } = popup.rules.times
  const count = () => history.countShown(popup.id, per, Date.now())
  const { openWhenFree } = await importScript('popups')
  const attempt = () =>
    openWhenFree(popup.id, {
      // While it waits, it may be seen or forbidden.
      isAllowed: () => isAllowed(popup),
      onOpen: () => countOn === 'open' && count(),
      onClose: () => countOn === 'close' && count(),
    })
  await attempt().catch(() => setTimeout(() => void attempt(), RETRY_MS))
}

function isAllowed({ id, rules }: PopupSummary): boolean {
  return mayOpen(rules, {
    now: Date.now(),
    width: innerWidth,
    userAgent: navigator.userAgent,
    referrer: document.referrer,
    origin: location.origin,
    ...history.since(id),
    timesShown: history.timesShown(id, rules.times.per, Date.now()),
    isDisabled: history.isDisabled(id),
    hasSeenAnother: document.querySelector(`[${ATTRIBUTE.popupSeen}]:not(#popup-${id})`) !== null,
  })
}
