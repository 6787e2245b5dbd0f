'use client'
import { type RefObject, useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { useOnce } from '#kit/use-once.ts'
import { MapLayout, type MapLook } from './layout.tsx'
import { FAILED, RETRY, wordsFor } from './messages.ts'
import { type LivePlan, readPlaces, type Spot } from './wire.ts'

interface LiveMapProps {
  id: string
  look: MapLook
  plan: LivePlan
  /** One for each place of the list, in its order. */
  spots: Spot[]
  /** Nobody has to ask for the tiles. */
  loadsByItself: boolean
  asking: string
  /** On the button, before its words. */
  sign: SlotContent
  credit: SlotContent
  sketch: SlotContent
  words: SlotContent
}

/** Puts the tiles over the drawing when a visitor asks for them; the drawing stays until they are there. */
export const LiveMap = island('map', function LiveMap(props: LiveMapProps) {
  const { id, look, plan, asking, sign, credit, sketch, words } = props
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  const { state, notice, start } = useLiveMap({ frame, list }, props)
  const said = wordsFor(plan.isStill)
  // What those who see the map know already is for the others' ears alone.
  const isQuiet = state === 'live' && notice === ''
  return (
    <MapLayout look={look} sketch={sketch} words={words} state={state ?? undefined} frame={frame} list={list}>
      <div className="w-map__start">
        <button type="button" className="btn btn--sm btn--ink" aria-describedby={`${id}-asking`} onClick={() => start(true)}>
          <Slot as="span" className="w-map__sign" content={sign} />
          <span>{state === 'failed' ? RETRY : said.load}</span>
        </button>
        <p className="w-map__asking" id={`${id}-asking`}>
          {asking}
        </p>
      </div>
      <p className="w-map__status" role="status" data-quiet={isQuiet ? '' : undefined}>
        {state === 'loading' && said.loading}
        {state === 'failed' && FAILED}
        {state === 'live' && (notice || said.ready)}
      </p>
      <Slot className="w-map__credit" content={credit} />
    </MapLayout>
  )
})

interface MapParts {
  frame: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLElement | null>
}

function useLiveMap({ frame, list }: MapParts, { plan, spots, loadsByItself }: LiveMapProps) {
  const [state, setState] = useState<'loading' | 'live' | 'failed' | null>(null)
  const [notice, setNotice] = useState('')
  const life = useRef<AbortController>(null)

  const start = async (isAsked: boolean) => {
    const signal = life.current?.signal
    if (state === 'loading' || !signal || !frame.current || !list.current) return
    setState('loading')
    try {
      const { showMap } = await import('./live/show-map.ts')
      const shown = await showMap({ frame: frame.current, plan, places: readPlaces(list.current, spots), signal })
      if (signal.aborted) return
      setState(shown === null ? 'failed' : 'live')
      if (shown === null) return
      setNotice(shown.notice)
      // In the next frame it can be seen, and can take the focus.
      if (isAsked) requestAnimationFrame(() => shown.canvas.focus({ preventScroll: true }))
    } catch (error) {
      setState('failed')
      reportError(error)
    }
  }
  useOnce(() => {
    const own = new AbortController()
    life.current = own
    if (loadsByItself) void start(false)
    return () => own.abort()
  })
  return { state, notice, start }
}
