import type { OnDemandModules } from '#islands/client/on-demand.ts'
import { POPUPS_DATA_ID } from '#islands/wire.ts'
import { whenVisitorIsFree } from '#kit/dialog/when-free.ts'
import type { PopupSummary } from '#published/types.ts'
import { loadPopup, type PopupDialog } from './popup-dialogs.ts'
import { mayOpen } from './rules.ts'
import { clearFailure, showFailure } from './show-failure.ts'
import { openMemory } from './storage.ts'
import { openHistory } from './visitor-history.ts'
import { watchTriggers } from './watch-triggers.ts'

type Popups = OnDemandModules['popups']

const history = openHistory({ local: openMemory(() => localStorage), session: openMemory(() => sessionStorage) })
/** Popups that were opened on this page view. */
const opened = new Set<number>()

export const start: Popups['start'] = () => {
  history.countVisit()
  for (const popup of readSummaries()) {
    if (isAllowed(popup)) watchTriggers(popup.triggers, () => void openByItself(popup))
  }
}

export const openPopup: Popups['openPopup'] = (id, { toggle, opener }) => {
  loadPopup(id).then(
    (popup) => {
      clearFailure(opener)
      if (popup === null) return
      if (toggle && popup.dialog.open) popup.control.close()
      else show(id, popup, opener)
    },
    (error: unknown) => showFailure(opener, error),
  )
}

export const closePopup: Popups['closePopup'] = (inside, { isForGood }) => {
  const dialog = inside.closest('dialog')
  const id = Number(dialog?.dataset.popup)
  if (Number.isSafeInteger(id)) {
    if (isForGood) history.disable(id)
    void loadPopup(id).then((popup) => popup?.control.close())
  } else if ('requestClose' in HTMLDialogElement.prototype) dialog?.requestClose()
  else dialog?.close()
}

async function openByItself({ id, rules, triggers }: PopupSummary): Promise<void> {
  if (!isAllowed({ id, rules, triggers })) return
  const popup = await loadPopup(id).catch(() => null)
  // Whoever did not ask for a popup does not miss it.
  if (popup === null) return
  whenVisitorIsFree(() => {
    const { per, countOn } = rules.times
    // While it waited, it may have been seen or forbidden.
    if (popup.dialog.open || !isAllowed({ id, rules, triggers })) return
    const count = () => history.countShown(id, per, Date.now())
    if (countOn === 'open') count()
    popup.onClose = () => {
      popup.onClose = null
      if (countOn === 'close') count()
    }
    show(id, popup, null)
  })
}

function show(id: number, popup: PopupDialog, opener: HTMLElement | null): void {
  opened.add(id)
  popup.control.show(opener)
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
    hasSeenAnother: [...opened].some((other) => other !== id),
  })
}

function readSummaries(): PopupSummary[] {
  return JSON.parse(document.getElementById(POPUPS_DATA_ID)?.textContent ?? '[]')
}
