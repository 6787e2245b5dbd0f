import sharp from 'sharp'
import { SHARE_IMAGE_SIZE } from '#addresses/share-images.ts'
import { drawToneBar, readSyllables } from '#kit/pictures/voiceprint.ts'
import type { Paper, SiteBrand } from '#published/types.ts'
import type { Outlines } from '../fonts/outlines.ts'
import { LINE_HEIGHT, wrapTitle } from './wrap-title.ts'

export interface ShareImage {
  title: string
  /** The department's. */
  name: string
  paper: Paper | null
  brand: SiteBrand
}

interface Drawn {
  sign: Buffer
  /** Of every character of the title and the name. */
  outlines: Outlines
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE
const MARGIN = 80
const TITLE = { width: WIDTH - 2 * MARGIN, height: 350, top: 72 }
const FOOT = { rule: 492, sign: 76, signTop: 516, nameSize: 34, nameWidth: 560, nameAt: 566 }
const BARS = { count: 16, width: 14, gap: 9, height: 120 }
/** Between the sign and the name. */
const SIGN_GAP = 24

/** A document as a printed card: its title on the paper of its category, the department's sign and name below. */
export async function drawShareImage(image: ShareImage, { sign, outlines }: Drawn): Promise<Buffer> {
  const svg = Buffer.from(writeCard(image, outlines))
  return sharp(svg)
    .composite([{ input: sign, left: MARGIN, top: FOOT.signTop }])
    .png()
    .toBuffer()
}

export const SIGN_SIZE = FOOT.sign

function writeCard({ title, name, paper, brand }: ShareImage, outlines: Outlines): string {
  const { palette, lines: rule, motif } = brand
  const { lines, size } = wrapTitle(title, (text) => widthOf(text, outlines), TITLE)
  const words = lines.map((line, place) =>
    writeLine(line, outlines, { x: MARGIN, y: TITLE.top + size * (place * LINE_HEIGHT + 1), size }),
  )
  const nameSize = Math.min(FOOT.nameSize, FOOT.nameWidth / Math.max(1, widthOf(name, outlines)))
  const foot = writeLine(name, outlines, { x: MARGIN + FOOT.sign + SIGN_GAP, y: FOOT.nameAt, size: nameSize })
  const thick = rule === 'thin' ? 1 : rule === 'single' ? 3 : 6
  const second = rule === 'double' ? `M${MARGIN} ${FOOT.rule + 11}H${WIDTH - MARGIN}` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="${palette[paper ?? 'bone']}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
${motif === 'none' ? '' : writeBars(title, palette.ink, palette.zhu)}
<path fill="none" stroke="${palette.ink}" stroke-width="${thick}" d="M${MARGIN} ${FOOT.rule}H${WIDTH - MARGIN}"/>
<path fill="none" stroke="${palette.ink}" stroke-width="1" d="${second}"/>
<g fill="${palette.ink}">${words.join('')}${foot}</g>
</svg>`
}

/** The title as it sounds, at the edge of the card; one word of it in the accent. */
function writeBars(title: string, ink: string, accent: string): string {
  const step = BARS.width + BARS.gap
  const start = WIDTH - MARGIN - BARS.count * step + BARS.gap
  const bars = readSyllables(title, BARS.count).map(({ loudness, tone }, place) =>
    drawToneBar(start + place * step, HEIGHT, BARS.width, BARS.height * (0.15 + 0.75 * loudness * (place / BARS.count)), tone),
  )
  const loud = bars.length - 3
  return `<path fill="${ink}" d="${bars.filter((_, place) => place !== loud).join('')}"/><path fill="${accent}" d="${bars[loud] ?? ''}"/>`
}

/** Of a text at the size 1. */
function widthOf(text: string, outlines: Outlines): number {
  return Array.from(text).reduce((sum, character) => sum + (outlines.of(character)?.advance ?? 0), 0)
}

function writeLine(text: string, outlines: Outlines, { x, y, size }: { x: number; y: number; size: number }): string {
  let at = 0
  const glyphs = Array.from(text).map((character) => {
    const outline = outlines.of(character)
    if (outline === null) return ''
    const drawn = `<path transform="translate(${at} 0) scale(${outline.unit} ${-outline.unit})" d="${outline.path}"/>`
    at += outline.advance
    return drawn
  })
  return `<g transform="translate(${x} ${y}) scale(${size})">${glyphs.join('')}</g>`
}
