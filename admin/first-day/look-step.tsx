'use client'

import { toast } from '@payloadcms/ui'
import { FIRST_SCHEME } from '#brand/schemes.ts'
import { sendFile } from '../components/send-file.ts'
import { StepForm, type StepProps } from './fields.tsx'

/** A ready look with a few of its colours. */
export interface SchemeChoice {
  name: string
  label: string
  colours: string[]
}

interface LookStepProps extends StepProps {
  schemes: SchemeChoice[]
  api: string
}

/** The colours, and the logo if there is one. Everything else of the look is in the settings. */
export function LookStep({ site, schemes, api, isBusy, onSave }: LookStepProps) {
  async function save(fields: FormData): Promise<void> {
    const scheme = fields.get('scheme')
    const file = fields.get('logo')
    if (!(file instanceof File) || file.size === 0) return onSave({ brand: { scheme } })
    const sent = await sendFile(`${api}/media`, file, { alt: `${site.university}${site.department}的標誌` }, () => {})
    if (sent.ok) onSave({ brand: { scheme, logo: sent.id } })
    else toast.error(sent.reason)
  }

  return (
    <StepForm isBusy={isBusy} onSend={save}>
      <fieldset className="lectern-first-day__schemes">
        <legend>配色</legend>
        {schemes.map(({ name, label, colours }) => (
          <label key={name}>
            <input type="radio" name="scheme" value={name} defaultChecked={name === (site.scheme || FIRST_SCHEME)} />
            {label}
            <span aria-hidden="true">
              {colours.map((colour) => (
                <i key={colour} style={{ background: colour }} />
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        標誌（SVG 或圖片，可以之後再放）
        <input type="file" name="logo" accept="image/*" />
      </label>
      {site.logo && <p>目前的標誌：{site.logo.name}</p>}
      <p>字體、邊角、線條與自訂顏色，都在「網站設定」的「外觀」裡。</p>
    </StepForm>
  )
}
