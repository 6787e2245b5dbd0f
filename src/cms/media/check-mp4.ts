import { readBoxes } from './mp4-boxes.ts'

/** Of sound, pictures, captions, in all languages; whatever has more is no film. */
const MOST_TRACKS = 200
// Few browsers play these, and none on every machine.
const SELDOM_PLAYED = /^(?:hvc1|hev1|dvh1|dvhe|mp4v|ap..)$/

export const TOO_MANY_PARTS = '這個檔案的結構太複雜。請重新匯出後再上傳。'

/** Why a film or sound in an MP4 file can't be played everywhere; `null` when it can. */
export function findMp4Fault(bytes: Buffer): string | null {
  const boxes = readBoxes(bytes)
  const movie = boxes?.find(({ type }) => type === 'moov')
  if (!movie || !boxes?.some(({ type }) => type === 'mdat')) return '檔案不完整，可能匯出或複製時中斷了。請重新匯出後再上傳。'
  const codecs = readCodecs(bytes.subarray(movie.bodyStart, movie.end))
  if (codecs.length > MOST_TRACKS) return TOO_MANY_PARTS
  const seldom = codecs.find((codec) => SELDOM_PLAYED.test(codec))
  return seldom === undefined ? null : '這部影片用的編碼（例如 HEVC）很多瀏覽器播不出來。請轉存成 H.264 的 MP4。'
}

/** Each track names its codec in the first entry of its `stsd` box: version, count, size, name, four bytes each. */
function readCodecs(movie: Buffer): string[] {
  const codecs: string[] = []
  for (let at = movie.indexOf('stsd'); at !== -1 && codecs.length <= MOST_TRACKS; at = movie.indexOf('stsd', at + 4)) {
    codecs.push(movie.toString('latin1', at + 16, at + 20))
  }
  return codecs
}
