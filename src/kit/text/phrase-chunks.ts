/**
 * Cuts a Chinese headline where a line may break without splitting a word, a name, a number and its unit, or a bracket
 * and its content. Joined again, the chunks are the text, character for character.
 */

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

const UNITS =
  '學年度|學年|學期|年級|分鐘|小時|公里|公尺|公斤|世紀|[年月日號名人位屆場則樓分秒時點級週天元個件篇組隊班次項張本萬億歲度倍%％]'
// 第 2 學期, 116 學年度, 11 月 28 日, 18:30, 95.5 %
const NUMBER = `(?:第\\s?)?\\d[\\d.,:/–-]*(?:\\s?(?:${UNITS}))?(?:(?<=月)\\s?\\d+\\s?日)?`
// 《聲聲不息》, （二）
const TITLE = '[「『《〈（(][^「『《〈（()）〉》』」]{1,8}[)）〉》』」]'
const ATOM = new RegExp(`(${TITLE}|${NUMBER})`, 'u')

const OPENS = /[「『《〈（【〔([“‘]$/u
const CLOSES = /^[，。、！？：；」』》〉）】〕)\]”’…—・·,.!?:;%％]/u
const NUMERALS = /^第?[〇零一二三四五六七八九十百千萬兩幾數多\d]*$/u
const HAN = /^\p{Script=Han}$/u
// They lean on the word before them: 我們, 辯論隊, 創作獎, 新生盃, 擋修的.
const LEANS_BACK = new Set('的了間們嗎呢吧著過得地之組隊獎盃院系場會賽級班員者性化區館室名屆位學課部表書案費證制務職')
// They lead the word after them: 與擋修, 在高雄, 大專, 本系, 不說話.
const LEADS_ON = new Set('無非與和及或暨在從把被讓為向對以於將由是有不未也都再可但又且才就先大小新老總副本全各每該此其')
const LONGEST_RUN = 4

interface Piece {
  text: string
  isAtom: boolean
}

function cutPieces(text: string): Piece[] {
  return text
    .split(ATOM)
    .filter((part) => part !== '')
    .flatMap((part): Piece[] => {
      if (ATOM.test(part)) return [{ text: part, isAtom: true }]
      return Array.from(WORDS.segment(part), ({ segment }) => ({ text: segment, isAtom: false }))
    })
}

function mayBreak(chunk: string, last: Piece, next: Piece): boolean {
  if (/^\s/u.test(next.text) || CLOSES.test(next.text) || OPENS.test(last.text)) return false
  if (/\s$/u.test(last.text)) return true
  if (last.isAtom || next.isAtom) return true
  if (NUMERALS.test(last.text) || LEADS_ON.has(last.text)) return false
  if (LEANS_BACK.has(next.text) && !CLOSES.test(last.text)) return false
  // Names and words that the dictionary does not know fall into single characters.
  const isRun = isLooseCharacter(last.text) && isLooseCharacter(next.text)
  return !(isRun && chunk.length < LONGEST_RUN)
}

function isLooseCharacter(text: string): boolean {
  return HAN.test(text) && !LEADS_ON.has(text) && !LEANS_BACK.has(text)
}

interface Chunk {
  text: string
  /** Where it begins in the text. */
  start: number
  /** Holds spaces, as between a number and its unit, where a line must not break. */
  isTight: boolean
}

export function cutIntoChunks(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let last: Piece | null = null
  let start = 0
  for (const piece of cutPieces(text)) {
    const open = chunks.at(-1)
    if (open !== undefined && last !== null && isJoined(open, last, piece)) {
      open.text += piece.text
      open.isTight ||= hasInnerSpace(piece)
    } else chunks.push({ text: piece.text, start, isTight: hasInnerSpace(piece) })
    start += piece.text.length
    last = piece
  }
  return chunks
}

function hasInnerSpace({ isAtom, text }: Piece): boolean {
  return isAtom && /\s/u.test(text)
}

// What cannot break inside stays by itself, so that it is no longer than it must be; only its punctuation joins it.
function isJoined(open: Chunk, last: Piece, next: Piece): boolean {
  if (open.isTight) return CLOSES.test(next.text) || /^\s/u.test(next.text)
  if (hasInnerSpace(next)) return OPENS.test(open.text) && open.text.length === 1
  return !mayBreak(open.text, last, next)
}
