export interface Mp4Box {
  type: string
  start: number
  bodyStart: number
  end: number
}

/** A film of hours that is cut into fragments has a dozen for each second or two; millions would keep everybody waiting. */
export const createBoxBudget = () => ({ boxes: 200_000 })

/** The boxes side by side in a part of an MP4 file; `null` when they do not fill it, or are more than are left. */
export function readBoxes(bytes: Buffer, from = 0, to = bytes.length, left = createBoxBudget()): Mp4Box[] | null {
  const boxes: Mp4Box[] = []
  let at = from
  while (at < to) {
    const head = readHead(bytes, at, to - at)
    if (head === null || left.boxes === 0) return null
    left.boxes -= 1
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, bodyStart: at + head.length, end: at + head.size })
    at += head.size
  }
  return boxes
}

function readHead(bytes: Buffer, at: number, left: number): { length: number; size: number } | null {
  if (left < 8) return null
  const short = bytes.readUInt32BE(at)
  if (short === 1 && left < 16) return null
  const length = short === 1 ? 16 : 8
  const size = short === 0 ? left : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
  return size < length || size > left ? null : { length, size }
}
