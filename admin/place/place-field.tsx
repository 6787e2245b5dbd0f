'use client'

import { useField } from '@payloadcms/ui'
import { PlacePicker } from './place-picker.tsx'
import { pointOf } from './read-place.ts'

/** Above the field of a latitude, for it and for the longitude beside it. */
export function PlaceField({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const latitude = useField<number | null>({ path })
  const longitude = useField<number | null>({ path: path.replace(/latitude$/, 'longitude') })
  if (readOnly) return null
  return (
    <PlacePicker
      place={pointOf(latitude.value, longitude.value)}
      onPick={({ lat, lng }) => {
        latitude.setValue(lat)
        longitude.setValue(lng)
      }}
    />
  )
}
