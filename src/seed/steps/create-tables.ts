import { COURSE_TABLE, SCHOLARSHIP_TABLE } from '../content/tables.ts'
import { createFile } from '../create-file.ts'
import { writeForm } from '../forms/form-pdf.ts'
import { FORMS } from '../forms/forms.ts'
import type { Planting } from '../planting.ts'

/** A table as an office would upload it, after the films as in `EXAMPLE_FILES`. */
export async function createGalleryTable(planting: Planting): Promise<void> {
  await createFile(planting, {
    name: 'scholarships.csv',
    mimetype: 'text/csv',
    title: '獎助學金一覽',
    alt: '系上各項獎助學金的金額、名額與申請期間',
    data: Buffer.from(SCHOLARSHIP_TABLE),
  })
}

/** The course table, and the forms of 表單下載. */
export async function createPapers(planting: Planting): Promise<void> {
  await createFile(planting, {
    name: 'courses.csv',
    mimetype: 'text/csv',
    title: '115 學年度課程一覽',
    alt: '115 學年度大學部與碩士班課程的學分、必選修、年級與授課教師',
    data: Buffer.from(COURSE_TABLE),
  })
  for (const form of FORMS) {
    const alt = `${form.title}，版本 ${form.version}，一頁，可列印填寫`
    await createFile(planting, {
      name: `${form.key}.pdf`,
      mimetype: 'application/pdf',
      title: form.title,
      alt,
      data: writeForm(form),
    })
  }
}
