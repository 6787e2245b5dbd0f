import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { CountdownData } from './model.ts'
import type { countdownSettings } from './settings.ts'

export function loadCountdown(
  { due }: SettingsOf<typeof countdownSettings>,
  { now, expireAt }: LoadContext<'now' | 'expireAt'>,
): CountdownData {
  if (due !== null && new Date(due) > now) expireAt(new Date(due))
  return { now: now.getTime() }
}
