// Few browsers play these, and none on every machine.
const SELDOM_PLAYED = /^(?:hvc1|hev1|dvh1|dvhe|mp4v|ap..)$/

/** Why a film or sound in an MP4 file can't be played everywhere; `null` when it can. */
export function findMp4Fault(bytes: Buffer): string | null {
  const boxes = readBoxes(bytes)
  const movie = boxes?.find(({ type }) => type === 'moov')
  if (!movie || !boxes?.some(({ type }) => type === 'mdat')) return '檔案不完整，可能匯出或複製時中斷了。請重新匯出後再上傳。'
  const seldom = readCodecs(movie.body).find((codec) => SELDOM_PLAYED.test(codec))
  return seldom === undefined ? null : '這部影片用的編碼（例如 HEVC）很多瀏覽器播不出來。請轉存成 H.264 的 MP4。'
}

interface Box {
  type: string
  body: Buffer
}

/** The outermost boxes; `null` when they do not fill the file. */
function readBoxes(bytes: Buffer): Box[] | null {
  const boxes: Box[] = []
  let at = 0
  while (at < bytes.length) {
    const left = bytes.length - at
    const size = left < 8 ? 0 : readSize(bytes, at, left)
    if (size < 8 || size > left) return null
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

function readSize(bytes: Buffer, at: number, left: number): number {
  const short = bytes.readUInt32BE(at)
  if (short === 0) return left
  if (short > 1) return short
  return left < 16 ? 0 : Number(bytes.readBigUInt64BE(at + 8))
}

/** Each track names its codec in the first entry of its `stsd` box: version, count, size, name, four bytes each. */
function readCodecs(movie: Buffer): string[] {
  const codecs: string[] = []
  for (let at = movie.indexOf('stsd'); at !== -1; at = movie.indexOf('stsd', at + 4)) {
    codecs.push(movie.toString('latin1', at + 16, at + 20))
  }
  return codecs
}
