import { FILE_TYPES } from '#platform/file-types.ts'

export const MISMATCH = '檔案內容與副檔名不符，請用正確的格式重新存檔後再上傳。'
const MACROS = '這個檔案裡有巨集，下載的人可能中毒。請另存成沒有巨集的檔案後再上傳。'

const named = (name: string) => Buffer.from(name, 'utf16le')

/** The part that every file of this kind has. Names of parts stand in the file as they are. */
const OLE_PARTS = new Map<string, Buffer[]>([
  [FILE_TYPES.doc, [named('WordDocument')]],
  [FILE_TYPES.xls, [named('Workbook'), named('Book')]],
  [FILE_TYPES.ppt, [named('PowerPoint Document')]],
])
const OLE_MACROS = named('_VBA_PROJECT')
/** In the newer documents of Microsoft, and in those of LibreOffice. */
const ZIP_MACROS = ['vbaProject.bin', 'Basic/script-lc.xml']
/** A ZIP file may hold whatever it likes: nobody opens it by accident. */
const ZIPPED = /^application\/vnd\.(?:openxmlformats|oasis)/

/** Why a document whose container is what its extension says is refused nevertheless; `null` when it is not. */
export function findDocumentFault(type: string, bytes: Buffer): string | null {
  const parts = OLE_PARTS.get(type)
  if (parts !== undefined) {
    if (!parts.some((part) => bytes.includes(part))) return MISMATCH
    return bytes.includes(OLE_MACROS) ? MACROS : null
  }
  return ZIPPED.test(type) && ZIP_MACROS.some((part) => bytes.includes(part)) ? MACROS : null
}
