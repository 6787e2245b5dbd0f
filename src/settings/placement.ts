import type { Field, GroupField, JSONField } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import type { Rank } from './define-settings.ts'
import { choice } from './kinds/choice.ts'
import { choices } from './kinds/choices.ts'
import type { FormContext, Setting } from './setting.ts'

/** Where every block keeps how it stands on each device, beside the settings of its widget. */
export const PLACED = 'placed'

const UNCHANGED = { value: 'auto', label: '照原來的' } as const
const spaceOptions = [
  UNCHANGED,
  { value: 'none', label: '沒有' },
  { value: 'small', label: '少' },
  { value: 'medium', label: '中' },
  { value: 'large', label: '多' },
] as const
const isNarrowed = ({ width }: Record<string, unknown>) => width === 'reading' || width === 'narrow'

/** For all blocks; steps of the design, so that nobody can break a page. */
const EVERYWHERE = {
  on: choices({
    label: '顯示於',
    help: '沒有勾的裝置上不會出現。編輯時會變淡，還是可以點選。',
    options: [
      { value: 'phone', label: '手機' },
      { value: 'tablet', label: '平板' },
      { value: 'desktop', label: '桌機' },
    ],
    default: ['phone', 'tablet', 'desktop'],
  }),
  above: choice({ label: '上方留白', options: spaceOptions, default: 'auto' }),
  below: choice({ label: '下方留白', options: spaceOptions, default: 'auto' }),
}
/** For what stands inside others; sections have a width of their own. */
const INSIDE = {
  ...EVERYWHERE,
  order: choice({
    label: '手機上的順序',
    help: '只在手機上換位置，例如讓圖片排在文字前面。內容的先後有意義時，請直接移動元件：有些瀏覽器朗讀時仍照原來的順序。',
    options: [UNCHANGED, { value: 'first', label: '排到最前面' }, { value: 'last', label: '排到最後面' }],
    default: 'auto',
  }),
  width: choice({
    label: '寬度',
    options: [UNCHANGED, { value: 'reading', label: '適合閱讀' }, { value: 'narrow', label: '較窄' }],
    default: 'auto',
  }),
  align: choice({
    label: '靠哪一邊',
    options: [
      { value: 'start', label: '靠左' },
      { value: 'center', label: '置中' },
      { value: 'end', label: '靠右' },
    ],
    default: 'start',
    shownWhen: isNarrowed,
  }),
}

function settingsFor(rank: Rank): Record<string, Setting<string | string[]>> {
  return rank === 'page' ? EVERYWHERE : INSIDE
}

/** The form of it, for whoever edits on the page. */
export function placementForm(rank: Rank, form: FormContext = { nestable: [], deeper: [] }): GroupField {
  const fields = Object.entries(settingsFor(rank)).map(([name, setting]): Field => setting.field(name, form))
  return { name: PLACED, type: 'group', label: '裝置與留白', fields }
}

/** In Payload's forms it is kept and not shown: fields of its own in every block would cost each of its queries. */
export function placementField(rank: Rank): JSONField {
  return {
    name: PLACED,
    type: 'json',
    label: '裝置與留白',
    admin: { hidden: true },
    validate: (value: unknown) => isPlacement(value, rank) || '「裝置與留白」沒有這個選項。',
  }
}

function isPlacement(value: unknown, rank: Rank): boolean {
  if (value === undefined || value === null) return true
  if (!isRecord(value)) return false
  const known = settingsFor(rank)
  return Object.entries(value).every(([name, chosen]) => {
    const setting = Object.hasOwn(known, name) ? known[name] : undefined
    return setting !== undefined && sameChoice(chosenOf(setting, chosen), chosen)
  })
}

/** What the style sheet reads: an attribute for each step that is not as it would be anyway. */
export function placementAttributes(stored: unknown, rank: Rank): [name: string, value: string][] {
  if (!isRecord(stored)) return []
  const known = settingsFor(rank)
  return Object.entries(known).flatMap(([name, setting]): [string, string][] => {
    const chosen = chosenOf(setting, Object.hasOwn(stored, name) ? stored[name] : undefined)
    if (name === 'align' && !isNarrowed(stored)) return []
    return sameChoice(chosen, chosenOf(setting, undefined)) ? [] : [[name, [chosen].flat().join(' ')]]
  })
}

function chosenOf(setting: Setting<string | string[]>, stored: unknown): string | string[] {
  return setting.parse(stored, '').resolve({ picture: () => null, href: () => null })
}

function sameChoice(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
