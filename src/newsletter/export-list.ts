import type { Payload, TypedUser } from 'payload'
import { toCsv } from '#platform/csv.ts'
import { SUBSCRIBER_OPTIONS } from './states.ts'

const PAGE = 100
const HEAD = ['電子郵件', '姓氏', '名字', '電話', '狀態', '同意的文字', '同意版本', '同意時間', '確認時間', '退訂時間']

/** The subscribers of a list as a CSV file, as far as this user may read them. */
export async function exportSubscribers(payload: Payload, list: number, user: TypedUser): Promise<string> {
  const rows: string[][] = [HEAD]
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'subscribers',
      where: { list: { equals: list } },
      sort: 'id',
      page,
      limit: PAGE,
      depth: 0,
      joins: false,
      overrideAccess: false,
      user,
    })
    for (const person of docs) {
      const { email, lastName, firstName, phone, status, consentText, consentVersion, consentAt, confirmedAt, leftAt } = person
      const state = SUBSCRIBER_OPTIONS.find(({ value }) => value === status)?.label ?? status
      const cells = [email, lastName, firstName, phone, state, consentText, consentVersion, consentAt, confirmedAt, leftAt]
      rows.push(cells.map((cell) => String(cell ?? '')))
    }
    if (!hasNextPage) return toCsv(rows)
  }
}
