import { createBoxBudget, type Mp4Box, readBoxes } from './mp4-boxes.ts'

/** Titles, places and devices. Players show nothing of them. */
const METADATA = new Set(['udta', 'meta', 'uuid'])
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
const MAX_DEPTH = 6

/** Empties, in place, the boxes of a film or sound that say where, when and with what it was recorded. No byte moves, so that it plays as before. `false` when there are too many boxes to look into. */
export function emptyMp4Metadata(bytes: Buffer): boolean {
  const left = createBoxBudget()
  visit(bytes, { start: 0, bodyStart: 0, end: bytes.length, type: '' }, left, 1)
  return left.boxes > 0
}

function visit(bytes: Buffer, parent: Mp4Box, left: { boxes: number }, depth: number): void {
  for (const box of readBoxes(bytes, parent.bodyStart, parent.end, left) ?? []) {
    if (METADATA.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1')
      bytes.fill(0, box.bodyStart, box.end)
    } else if (CONTAINERS.has(box.type) && depth < MAX_DEPTH) visit(bytes, box, left, depth + 1)
  }
}
