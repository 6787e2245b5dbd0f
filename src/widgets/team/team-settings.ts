import type { SettingsOf } from '#settings/define-settings.ts'
import type { teamSettings } from './settings.ts'

export type TeamSettings = SettingsOf<typeof teamSettings>
export type Member = TeamSettings['members'][number]
