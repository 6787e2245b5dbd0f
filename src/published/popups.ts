import type { Popup as StoredPopup } from '#platform/payload-types.ts'
import { blocksOf, findPublic, idsOf, type ReadContext } from './read-context.ts'
import { ROLES } from './role-names.ts'
import type { Popup, PopupPlace, PopupRules, PopupTrigger } from './types.ts'

const MAX_POPUPS = 100
const DEFAULT_INACTIVITY_SECONDS = 30

export async function findPopup(context: ReadContext, id: number): Promise<Popup | null> {
  context.note(`popup:${id}`)
  const [row] = await findPublic(context, 'popups', { where: { id: { equals: id } }, limit: 1 })
  return row === undefined ? null : toPopup(row)
}

/** Asked for on every page, so it stays in memory. */
export function listPopups(context: ReadContext): Promise<Popup[]> {
  return context.remember('popups', async (inner) => {
    inner.note('popups')
    const rows = await findPublic(inner, 'popups', { limit: MAX_POPUPS, sort: 'id' })
    return rows.map(toPopup).filter(({ triggers }) => triggers.length > 0)
  })
}

export function toPopup(row: StoredPopup): Popup {
  const { look, rules } = row
  return {
    id: row.id,
    name: row.name,
    layout: blocksOf(row.layout),
    triggers: (row.triggers ?? []).flatMap((trigger) => toTrigger(trigger) ?? []),
    rules: toRules(rules, look?.avoidMultiple === true),
    audience: audienceOf(rules),
    pages: {
      shown: rules?.where === 'chosen' ? placesOf(rules.shownOn) : 'everywhere',
      hidden: placesOf(rules?.hiddenOn),
    },
    look: {
      width: look?.width ?? 640,
      height: look?.heightType === 'fit_to_screen' ? 'screen' : look?.heightType === 'custom' ? (look.height ?? 380) : 'auto',
      horizontal: look?.horizontal ?? 'center',
      vertical: look?.vertical ?? 'center',
      hasOverlay: look?.overlay !== false,
      hasCloseButton: look?.closeButton !== false,
      entrance: look?.entrance ?? 'fade',
      closeButtonDelay: look?.closeButtonDelay ?? 0,
      closeAfter: look?.closeAfter ?? 0,
      closesOnOverlay: look?.keepOnOverlayClick !== true,
      locksScroll: look?.preventScroll === true,
    },
  }
}

function toTrigger({ kind, seconds, percent, count, anchor }: NonNullable<StoredPopup['triggers']>[number]): PopupTrigger | null {
  switch (kind) {
    case 'page-load':
      return { kind, seconds: seconds ?? 0 }
    case 'inactivity':
      return { kind, seconds: seconds ?? DEFAULT_INACTIVITY_SECONDS }
    case 'scroll-down':
      return { kind, percent: percent ?? 50 }
    case 'clicks':
      return { kind, count: count ?? 1 }
    case 'scroll-to':
    case 'click-on':
      return anchor ? { kind, anchor } : null
    default:
      return { kind }
  }
}

function toRules(rules: StoredPopup['rules'], avoidMultiple: boolean): PopupRules {
  return {
    devices: rules?.devices ?? [],
    browsers: rules?.browsers ?? [],
    pageViews: rules?.pageViews ?? 0,
    sessions: rules?.sessions ?? 0,
    times: { max: rules?.maxTimes ?? 3, per: rules?.timesPer ?? 'persisting', countOn: rules?.countOn ?? 'open' },
    sources: rules?.sources ?? [],
    referrer: rules?.referrerMode && rules.referrerText ? { mode: rules.referrerMode, text: rules.referrerText } : null,
    schedule: { start: rules?.start ?? null, end: rules?.end ?? null },
    avoidMultiple,
  }
}

function audienceOf(rules: StoredPopup['rules']): Popup['audience'] {
  switch (rules?.hideFrom) {
    case 'everybody':
      return 'guests'
    case 'roles':
      return { without: ROLES.filter((role) => rules.hiddenRoles?.includes(role)) }
    case 'guests':
      return 'members'
    case 'guests-and-roles':
      return { only: ROLES.filter((role) => rules.shownRoles?.includes(role)) }
    default:
      return 'everybody'
  }
}

type StoredPlaces = NonNullable<StoredPopup['rules']>['shownOn']

function placesOf(places: StoredPlaces | undefined): PopupPlace[] {
  return [
    ...(places?.home ? (['home'] as const) : []),
    ...(places?.posts ? (['posts'] as const) : []),
    ...idsOf(places?.pages).map((id) => `page:${id}` as const),
    ...idsOf(places?.categories).map((id) => `category:${id}` as const),
  ]
}
