import type { NumberField } from 'payload'
import { PlacePicker } from '../../place/place-picker.tsx'
import { pointOf } from '../../place/read-place.ts'
import type { SettingsForm } from './form.ts'

interface PlaceInputProps {
  /** Of the latitude. */
  field: NumberField
  path: string
  /** Of the latitude and its siblings. */
  values: Record<string, unknown>
  form: SettingsForm
}

/** The picker of a place, for a latitude that has one and the longitude beside it. */
export function PlaceInput({ field, path, values, form }: PlaceInputProps) {
  if (!field.admin?.components?.beforeInput) return null
  const longitude = (name: string) => name.replace(/latitude$/, 'longitude')
  return (
    <PlacePicker
      place={pointOf(values[field.name], values[longitude(field.name)])}
      onPick={({ lat, lng }) => {
        form.set(path, lat, false)
        form.set(longitude(path), lng, false)
      }}
    />
  )
}
