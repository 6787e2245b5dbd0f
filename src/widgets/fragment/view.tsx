import type { FragmentData } from '#kit/fragment-data.ts'
import { FragmentHtml } from '#kit/fragment-html.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { fragmentSettings } from './settings.ts'

export function FragmentView({ data: { fragmentHtml } }: ViewProps<SettingsOf<typeof fragmentSettings>, FragmentData>) {
  return <FragmentHtml html={fragmentHtml} className="w-fragment" />
}
