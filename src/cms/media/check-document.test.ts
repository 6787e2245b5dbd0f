import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { FILE_TYPES } from '#platform/file-types.ts'
import { officeFile, oleFile, zipOf } from '../../../tests/cms/sample-files.ts'
import { checkUpload } from './check-upload.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:開放日\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
/** 「申請表」 */
const BIG5 = Buffer.from([0xa5, 0xd3, 0xbd, 0xd0, 0xaa, 0xed])
const openDocument = (type: string, ...others: string[]) =>
  zipOf({ mimetype: type, ...Object.fromEntries(others.map((name) => [name, 'x'])) })

async function upload(name: string, content: Buffer | string) {
  const data = Buffer.from(content)
  const file = { name, data, mimetype: 'text/html', size: data.length }
  const hook = { args: {}, operation: 'create', req: { file, context: {} } } as unknown as Parameters<typeof checkUpload>[0]
  await checkUpload(hook)
  return file
}

describe('a document is taken as what it is', () => {
  it.each<[string, Buffer | string, string]>([
    ['表.docx', officeFile(WORD), FILE_TYPES.docx],
    ['表.xlsx', officeFile(SHEET), FILE_TYPES.xlsx],
    ['報告.pptx', officeFile(SLIDES), FILE_TYPES.pptx],
    ['表.odt', openDocument(FILE_TYPES.odt), FILE_TYPES.odt],
    ['表.ods', openDocument(FILE_TYPES.ods), FILE_TYPES.ods],
    ['報告.odp', openDocument(FILE_TYPES.odp), FILE_TYPES.odp],
    ['表.doc', oleFile('Root Entry', 'WordDocument'), FILE_TYPES.doc],
    ['表.xls', oleFile('Root Entry', 'Workbook'), FILE_TYPES.xls],
    ['報告.ppt', oleFile('Root Entry', 'PowerPoint Document'), FILE_TYPES.ppt],
    ['全部.ZIP', zipOf({ '表.txt': 'x' }), FILE_TYPES.zip],
    ['說明.txt', '第一行\r\n第二行', FILE_TYPES.txt],
    ['開放日.ics', CALENDAR, FILE_TYPES.ics],
  ])('%s', async (name, content, type) => {
    const { mimetype, data } = await upload(name, content)
    expect(mimetype).toBe(type)
    expect(data.length).toBeGreaterThan(0)
  })

  it('a text becomes UTF-8, and says so', async () => {
    expect((await upload('說明.txt', BIG5)).data.toString()).toBe('\ufeff申請表')
  })
})

describe('is refused with a reason', () => {
  const MISMATCH = '檔案內容與副檔名不符'
  const MACROS = '這個檔案裡有巨集'
  const macro = (type: string) => officeFile(type, 'word/vbaProject.bin')
  it.each<[string, string, Buffer | string, string]>([
    ['a document with macros, by its extension', '表.docm', officeFile(WORD), '請另存成沒有巨集的 .docx。'],
    ['a workbook with macros, by its extension', '表.xlsm', officeFile(SHEET), '請另存成沒有巨集的 .xlsx。'],
    ['slides with macros, by their extension', '表.pptm', officeFile(SLIDES), '請另存成沒有巨集的 .pptx。'],
    [
      'a document with macros that says it has none',
      '表.docx',
      officeFile('application/vnd.ms-word.document.macroEnabled'),
      MISMATCH,
    ],
    ['a document that hides macros', '表.docx', macro(WORD), MACROS],
    ['a workbook that hides macros', '表.xlsx', macro(SHEET), MACROS],
    ['an old document with macros', '表.doc', oleFile('WordDocument', '_VBA_PROJECT'), MACROS],
    ['an open document with macros', '表.odt', openDocument(FILE_TYPES.odt, 'Basic/script-lc.xml'), MACROS],
    ['an installer that says it is a document', '表.doc', oleFile('Root Entry', 'Property'), MISMATCH],
    ['a workbook that says it is a document', '表.doc', oleFile('Root Entry', 'Workbook'), MISMATCH],
    ['an archive that says it is a document', '表.docx', zipOf({ 'a.exe': 'MZ' }), MISMATCH],
    ['a document that says it is an archive', '表.zip', officeFile(WORD), MISMATCH],
    ['a page that says it is an archive', '表.zip', '<!doctype html><script>alert(1)</script>', MISMATCH],
    ['a program that says it is a text', '說明.txt', Buffer.from('MZ\0\x01\0\0'), '這不是純文字檔'],
    ['a picture that says it is a text', '說明.txt', 'GIF89a 這裡有一張圖', MISMATCH],
    ['a page that says it is a calendar', '開放日.ics', '<!doctype html>', '這不是行事曆檔'],
    ['a calendar that breaks off', '開放日.ics', CALENDAR.slice(0, -20), '這不是行事曆檔'],
    ['an archive that few can open', '全部.rar', 'Rar!', '壓縮檔請改用 ZIP。'],
    ['an extension of enormous length', `表.${'x'.repeat(240)}`, 'x', `不能上傳「.${'x'.repeat(20)}」檔。`],
  ])('%s', async (_what, name, content, reason) => {
    await expect(upload(name, content)).rejects.toThrow(reason)
  })
})

it('the samples are what the world takes them for', async () => {
  expect((await fileTypeFromBuffer(officeFile(WORD)))?.ext).toBe('docx')
  expect((await fileTypeFromBuffer(oleFile()))?.ext).toBe('cfb')
})
