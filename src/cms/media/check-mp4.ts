import { readBoxes } from './mp4-boxes.ts'

// Few browsers play these, and none on every machine.
const SELDOM_PLAYED = /^(?:hvc1|hev1|dvh1|dvhe|mp4v|ap..)$/

/** Why a film or sound in an MP4 file can't be played everywhere; `null` when it can. */
export function findMp4Fault(bytes: Buffer): string | null {
  const boxes = readBoxes(bytes)
  const movie = boxes?.find(({ type }) => type === 'moov')
  if (!movie || !boxes?.some(({ type }) => type === 'mdat')) return '檔案不完整，可能匯出或複製時中斷了。請重新匯出後再上傳。'
  const seldom = readCodecs(bytes.subarray(movie.bodyStart, movie.end)).find((codec) => SELDOM_PLAYED.test(codec))
  return seldom === undefined ? null : '這部影片用的編碼（例如 HEVC）很多瀏覽器播不出來。請轉存成 H.264 的 MP4。'
}

/** Each track names its codec in the first entry of its `stsd` box: version, count, size, name, four bytes each. */
function readCodecs(movie: Buffer): string[] {
  const codecs: string[] = []
  for (let at = movie.indexOf('stsd'); at !== -1; at = movie.indexOf('stsd', at + 4)) {
    codecs.push(movie.toString('latin1', at + 16, at + 20))
  }
  return codecs
}
