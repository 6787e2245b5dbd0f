import type { Planting } from '../planting.ts'

/** The department's newsletter. Its id is 1 in a fresh database, which the gallery's examples count on. */
export async function createMailingLists({ payload, transactionID, ledger }: Planting): Promise<void> {
  const list = await payload.create({
    collection: 'mailing-lists',
    data: {
      name: '系所電子報',
      key: 'news',
      provider: 'built-in',
      optIn: 'double',
      isOpen: true,
      consentText:
        '送出即表示您同意系辦使用這些資料寄送電子報。資料只用於寄送電子報，不提供給其他人；您隨時可以退訂，或要求查詢、更正與刪除。',
      privacyPage: ledger.idOf('page', 'privacy'),
    },
    overrideAccess: true,
    req: { transactionID },
  })
  ledger.enter('mailing-list', list.key, list.id)
}
