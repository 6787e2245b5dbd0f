'use client'
import { useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { CountedNumber } from '#kit/counting/counted-number.tsx'
import { usePlayWhenSeen } from '#kit/counting/use-play-when-seen.ts'
import { DRAWING_MS } from './model.ts'
import { PieRing, type RingProps } from './ring.tsx'

interface PieChartProps {
  layout: 'simple' | 'static' | 'flip'
  ring: RingProps
  /** In the middle, where the number is not. */
  icon: SlotContent
  words: SlotContent
  turnLabel: string
}

export const PieChart = island('pie-chart', function PieChart({ layout, ring, icon, words, turnLabel }: PieChartProps) {
  const chart = useRef<HTMLDivElement>(null)
  const play = usePlayWhenSeen(chart)
  const [isTurned, setTurned] = useState(false)
  return (
    <div ref={chart} className="w-pie-chart" data-layout={layout}>
      <div className="w-pie-chart__card">
        <div className="w-pie-chart__front">
          <div className="w-pie-chart__chart">
            <PieRing {...ring} play={play} />
            {icon === null ? (
              <span className="w-pie-chart__middle" aria-hidden="true">
                <CountedNumber value={ring.percentage} play={play} duration={DRAWING_MS} />%
              </span>
            ) : (
              <Slot as="span" content={icon} className="w-pie-chart__middle" aria-hidden="true" />
            )}
          </div>
        </div>
        {words !== null && <Slot content={words} className="w-pie-chart__words" />}
      </div>
      {layout === 'flip' && (
        <button
          className="w-pie-chart__turn"
          type="button"
          aria-pressed={isTurned}
          onClick={() => setTurned((wasTurned) => !wasTurned)}
        >
          <span className="vh">{turnLabel}</span>
        </button>
      )}
    </div>
  )
})
