import type { Planting } from '#seed/planting.ts'

const SCHOLARSHIPS = `名稱,每名金額,名額,申請期間,對象
口傳系友會清寒助學金,"20,000",6,2026/9/14－10/15,家境清寒的在學生
聲音創作獎,"8,000",3,2026/9/1－9/30,大二以上
林老師辯論培訓獎助,"12,000",4,2026/10/1－10/31,辯論隊成員
海外研習補助,"45,000",2,2027/2/15－3/15,大三以上
先聽基金會廣播獎,"15,000",1,2027/3/1－3/31,修過廣播製作者
`

/** A table as an office would upload it, after the films as in `EXAMPLE_FILES`. */
export async function createTables({ payload, transactionID, ledger }: Planting): Promise<void> {
  const data = Buffer.from(SCHOLARSHIPS)
  const name = 'scholarships.csv'
  const media = await payload.create({
    collection: 'media',
    data: { alt: '系上各項獎助學金的金額、名額與申請期間', title: '獎助學金一覽', uploader: ledger.idOf('user', 'office') },
    file: { data, mimetype: 'text/csv', name, size: data.length },
    overrideAccess: true,
    req: { transactionID },
  })
  ledger.enter('picture', name, media.id)
}
