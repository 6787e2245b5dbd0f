'use client'

import { useId, useState } from 'react'
import type { Point } from '#kit/mercator.ts'
import { PlaceMap } from './place-map.tsx'
import { readPlace, roundPlace } from './read-place.ts'

interface PlacePickerProps {
  /** `null` where none is set yet. */
  place: Point | null
  onPick: (place: Point) => void
}

/** Sets latitude and longitude at once: from what was copied on a map elsewhere, or by moving the mark. */
export function PlacePicker({ place, onPick }: PlacePickerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ words: string; isProblem: boolean } | null>(null)

  function read(): void {
    const found = readPlace(text)
    if ('problem' in found) {
      setSaid({ words: found.problem, isProblem: true })
      return
    }
    onPick(found)
    setText('')
    setSaid({ words: `填好了：緯度 ${found.lat}，經度 ${found.lng}。`, isProblem: false })
  }

  return (
    <details className="lectern-place">
      <summary>貼上位置，或在圖上移動標記</summary>
      <label htmlFor={id}>地圖網址或經緯度</label>
      <div className="lectern-place__line">
        <input
          id={id}
          type="text"
          value={text}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          aria-invalid={said?.isProblem ?? false}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter in a form would send it.
            event.preventDefault()
            read()
          }}
        />
        <button type="button" onClick={read}>
          填入經緯度
        </button>
      </div>
      <p id={`${id}-help`}>
        這裡不能用地址查詢。請在 Google 地圖或{' '}
        <a href={SEARCH} target="_blank" rel="noreferrer">
          OpenStreetMap
        </a>{' '}
        找到地點，複製網址貼在這裡；也可以貼「24.15, 120.68」、geo: 網址或完整的 Plus Code。
      </p>
      <p role="status" data-problem={said?.isProblem}>
        {said?.words}
      </p>
      {place !== null && <PlaceMap place={place} onMove={(moved) => onPick(roundPlace(moved))} />}
    </details>
  )
}

const SEARCH = 'https://www.openstreetmap.org/'
