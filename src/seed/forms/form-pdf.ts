import type { FormSeed } from './forms.ts'

const PAGE = { width: 595, height: 842, margin: 57 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const INK = '0.11 0.09 0.08'
const ROW = 28
const BOX = 86
const LABEL_WIDTH = 120
const SIGN_HEIGHT = 46

/** A form to print, one page. Its Chinese is set in the reader's own font, which keeps the file at a few kilobytes. */
export function writeForm({ title, version, note, lines, boxes, signers }: FormSeed): Buffer {
  const sheet = new Sheet()
  sheet.write('明德大學　口語傳播暨社群媒體學系', 9.5)
  sheet.down(32)
  sheet.write(title, 20)
  sheet.down(20)
  sheet.write(`版本 ${version}`, 9.5)
  sheet.down(12)
  sheet.rule()
  sheet.down(20)
  sheet.write(note, 10)
  sheet.down(14)
  for (const label of lines) {
    sheet.box(0, LABEL_WIDTH, ROW)
    sheet.box(LABEL_WIDTH, WIDTH - LABEL_WIDTH, ROW)
    sheet.write(label, 11, 8, 18)
    sheet.down(ROW)
  }
  for (const label of boxes) {
    sheet.down(12)
    sheet.box(0, WIDTH, BOX)
    sheet.write(label, 10, 8, 16)
    sheet.down(BOX)
  }
  sheet.down(12)
  const cell = WIDTH / signers.length
  for (const [index, signer] of signers.entries()) {
    sheet.box(index * cell, cell, SIGN_HEIGHT)
    sheet.write(`${signer}簽章`, 10, index * cell + 8, 15)
  }
  sheet.down(SIGN_HEIGHT + 20)
  sheet.write('填好後送系辦（語言傳播大樓 502 室），或掃描寄到 speech@mingde.example。', 9)
  return toPdf(title, sheet.drawing)
}

/** Draws from the top down. */
class Sheet {
  drawing = `${INK} rg ${INK} RG\n`
  #y = PAGE.height - PAGE.margin

  down(distance: number): void {
    this.#y -= distance
  }

  rule(): void {
    this.drawing += `2 w ${PAGE.margin} ${this.#y} m ${PAGE.margin + WIDTH} ${this.#y} l S\n`
  }

  box(x: number, width: number, height: number): void {
    this.drawing += `0.7 w ${PAGE.margin + x} ${this.#y - height} ${width} ${height} re S\n`
  }

  write(words: string, size: number, x = 0, below = 0): void {
    const runs = words.match(/[ -~]+|[^ -~]+/g) ?? []
    const shown = runs.map((run) => (/^[ -~]/.test(run) ? `/L ${size} Tf ${literal(run)} Tj` : `/C ${size} Tf ${utf16(run)} Tj`))
    this.drawing += `BT ${PAGE.margin + x} ${this.#y - below} Td ${shown.join(' ')} ET\n`
  }
}

function toPdf(title: string, drawing: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(zh-TW)/ViewerPreferences<</DisplayDocTitle true>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents 4 0 R/Resources<</Font<</C 5 0 R/L 8 0 R>>>>>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/MSung-Light/Encoding/UniCNS-UTF16-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/MSung-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(CNS1)/Supplement 4>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/MSung-Light/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title ${utf16(`\ufeff${title}`)}/Author ${utf16('\ufeff明德大學口語傳播暨社群媒體學系')}>>`,
  ]
  let file = '%PDF-1.5\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 9 0 R>>\nstartxref\n${start}\n%%EOF\n`
  // Everything above is ASCII, so that characters and bytes are the same number.
  return Buffer.from(file, 'ascii')
}

function literal(words: string): string {
  return `(${words.replace(/[\\()]/g, '\\$&')})`
}

function utf16(words: string): string {
  return `<${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`
}
