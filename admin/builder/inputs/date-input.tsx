import type { DateField } from 'payload'
import { useId } from 'react'
import { TIME_ZONE_OFFSET, TIME_ZONE_OFFSET_MS } from '#platform/clock/taipei-time.ts'
import type { InputProps } from './form.ts'
import { beneath, Labelled } from './labelled.tsx'

/** A moment on Taipei's clock. */
export function DateInput({ field, path, value, form }: InputProps<DateField>) {
  const id = useId()
  return (
    <Labelled label={`${String(field.label)}（臺北時間）`} htmlFor={id} help={field.admin?.description}>
      <input
        id={id}
        type="datetime-local"
        value={typeof value === 'string' ? toTaipei(value) : ''}
        aria-describedby={beneath(id)}
        onChange={({ target }) => {
          const moment = target.value === '' ? undefined : new Date(target.value + TIME_ZONE_OFFSET).toISOString()
          form.set(path, moment, true)
        }}
      />
    </Labelled>
  )
}

function toTaipei(stored: string): string {
  const moment = Date.parse(stored)
  return Number.isNaN(moment) ? '' : new Date(moment + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16)
}
