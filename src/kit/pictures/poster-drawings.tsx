import type { ReactNode } from 'react'
import type { Paper } from '#published/types.ts'
import { drawToneBar, type Syllable } from './voiceprint.ts'

export const WIDTH = 240
export const HEIGHT = 160
const INK = 'var(--c-ink)'
const WHITE = 'var(--c-paper)'
const RED = 'var(--c-zhu)'
const STRAW = 'var(--c-straw)'

const MOST_WORDS = 4
/** For one character, two, and so on. */
const TYPE_SIZES = [0, 96, 80, 68, 54]

interface Voice {
  syllables: Syllable[]
  random(): number
}

function drawRow(syllables: Syllable[], heightOf: (syllable: Syllable, index: number) => number): string {
  const gap = WIDTH / syllables.length
  return syllables
    .map((syllable, index) => drawToneBar(index * gap + gap * 0.2, HEIGHT, gap * 0.6, heightOf(syllable, index), syllable.tone))
    .join('')
}

/** Honours: a row of voices, and one that rises into the light. */
function drawRise({ syllables, random }: Voice): ReactNode {
  const count = 8 + Math.floor(random() * 4)
  const gap = WIDTH / count
  const winner = Math.round((count - 1) * (0.24 + random() * 0.52))
  const x = Math.round(winner * gap + gap / 2)
  const radius = Math.round(42 + random() * 18)
  const others = drawRow(syllables.slice(0, count), ({ loudness }, index) => (index === winner ? 0 : 16 + 54 * loudness))
  return (
    <>
      <g fill={WHITE}>
        <circle cx={x} cy="68" r={Math.round(radius * 1.55)} fillOpacity=".36" />
        <circle cx={x} cy="68" r={radius} />
      </g>
      <path fill={INK} d={others} />
      <path fill={RED} d={drawToneBar(x - gap * 0.42, HEIGHT, gap * 0.84, 116 + 20 * random(), 2)} />
    </>
  )
}

/** Events: a lectern in the light, the audience in front of it. */
function drawStage({ syllables, random }: Voice): ReactNode {
  const x = Math.round(84 + random() * 72)
  return (
    <>
      <path fill={WHITE} fillOpacity=".45" d={`M${x - 74} 0h4L${x + 56} 134H${x - 56}zM${x + 70} 0h4L${x + 56} 134H${x - 56}z`} />
      <path fill={WHITE} d={`M${x - 2} 0h4l38 134q-40 13-80 0z`} />
      <path fill={INK} d={`M${x - 17} 78h34l-3 11h-6l3 43h-22l3-43h-6z`} />
      <path fill="none" stroke={INK} strokeWidth="2" d={`M${x} 78l4-17`} />
      <circle cx={x + 4} cy="59" r="3" fill={RED} />
      <path fill={INK} d={drawRow(syllables.slice(0, 13), ({ loudness }) => 6 + 22 * loudness)} />
    </>
  )
}

/** Admissions: a call that spreads from a red square. */
export function drawCall({ syllables, random }: Voice): ReactNode {
  const x = random() < 0.5 ? 0 : WIDTH
  const red = 1 + Math.floor(random() * 3)
  let radius = 54
  return (
    <>
      <g fill="none" stroke={INK}>
        {syllables.slice(0, 9).map(({ loudness }, index) => {
          const width = Math.round(6 + 18 * loudness * loudness)
          const at = radius + Math.round(width / 2)
          radius += width + Math.round(7 + 7 * (1 - loudness))
          const colour = index === red ? RED : index % 4 === 3 ? WHITE : undefined
          return <circle key={at} cx={x} cy="160" r={at} stroke={colour} strokeWidth={width} />
        })}
      </g>
      <path fill={RED} d={`M${x === 0 ? 0 : WIDTH - 44} 116h44v44h-44z`} />
    </>
  )
}

/** Student work: two who talk across the same voiceprint. */
function drawTalk({ syllables, random }: Voice): ReactNode {
  const isFlipped = random() < 0.5
  const rise = Math.round(random() * 12)
  return (
    <>
      <g transform={isFlipped ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
        <circle cx={100 + rise} cy="32" r="26" fill={STRAW} />
        <path fill={WHITE} d={`M116 ${46 + rise}h84v84l16 16h-34l-16-16h-50z`} />
        <path fill={RED} d={`M34 ${28 - rise / 2}h96v92H52l-18 18z`} />
      </g>
      <path
        fill={INK}
        d={syllables
          .slice(0, 13)
          .map(({ loudness, tone }, index) => drawToneBar(18 + index * 16, 80 + 36 * loudness, 8, 12 + 70 * loudness, tone))
          .join('')}
      />
    </>
  )
}

/** Notices: a script in columns, with a marked passage and the red circles of a careful reader. */
function drawScript({ syllables, random }: Voice): ReactNode {
  const columns = Array.from({ length: 6 }, (_, index) => 214 - index * 37)
  const marked = columns[1 + Math.floor(random() * 4)] ?? 0
  const rhythm = syllables.slice(0, 7).map(({ loudness }) => `${Math.round(5 + 9 * loudness)} 3`)
  return (
    <>
      <path stroke={INK} strokeOpacity=".28" d={columns.map((x) => `M${x - 18} 8v144`).join('')} />
      <path fill={STRAW} d={`M${marked - 10} ${26 + Math.round(random() * 30)}h20v52h-20z`} />
      <g stroke={INK} strokeWidth="14" strokeDasharray={rhythm.join(' ')}>
        {columns.map((x, index) => (
          <path key={x} strokeDashoffset={index * 23} d={`M${x} 16v${Math.round(index === 5 ? 66 : 100 + 28 * random())}`} />
        ))}
      </g>
      <g fill="none" stroke={RED} strokeWidth="1.6">
        {[0, 2, 3].map((index) => (
          <circle key={index} cx={(columns[index] ?? 0) + 13} cy={Math.round(30 + 80 * random())} r="3" />
        ))}
      </g>
    </>
  )
}

/** On any paper: how the title begins. */
export function drawWords(title: string): ReactNode {
  const words = Array.from(title.matchAll(/[\p{L}\p{N}]/gu), ([character]) => character).slice(0, MOST_WORDS)
  return (
    <text className="poster__words" x={WIDTH / 2} y="106" textAnchor="middle" fontSize={TYPE_SIZES[words.length]} fill={INK}>
      {words.join('')}
    </text>
  )
}

/** On any paper: from listening to speaking, with the one word that matters in red. */
export function drawCrescendo({ syllables, random }: Voice): ReactNode {
  const red = 7 + Math.floor(random() * 6)
  const heights = syllables.slice(0, 14).map(({ loudness }, index) => 5 + 138 * (index / 13) ** 1.6 * (0.35 + 0.65 * loudness))
  const drawOnly = (isWanted: (index: number) => boolean) =>
    heights
      .map((height, index) =>
        isWanted(index) ? drawToneBar(6 + index * 16.5, HEIGHT, 10, height, syllables[index]?.tone ?? 1) : '',
      )
      .join('')
  const isFlipped = random() < 0.5
  return (
    <g transform={isFlipped ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
      <circle
        cx={Math.round(40 + 40 * random())}
        cy={Math.round(44 + 24 * random())}
        r={Math.round(20 + 16 * random())}
        fill={WHITE}
      />
      <path fill={INK} d={drawOnly((index) => index !== red)} />
      <path fill={RED} d={drawOnly((index) => index === red)} />
    </g>
  )
}

export const DRAWINGS: Record<Paper, { stock: string; draw(voice: Voice): ReactNode }> = {
  straw: { stock: STRAW, draw: drawRise },
  peach: { stock: 'var(--c-peach)', draw: drawStage },
  celadon: { stock: 'var(--c-celadon)', draw: drawCall },
  sky: { stock: 'var(--c-sky)', draw: drawTalk },
  bone: { stock: 'var(--c-bone)', draw: drawScript },
}
