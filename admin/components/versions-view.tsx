import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { type HistoryRow, readHistory, VERSIONS_PER_PAGE } from '#cms/history/read-history.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'

/** More than any history has. */
const MOST_PAGES = 10_000

/** The history of a document: when, who did what, and what the public saw of it. */
export async function VersionsView({ initPageResult, hasPublishedDoc, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config) notFound()
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams?.page)) || 1), MOST_PAGES)
  const subject = { collection: collectionConfig, global: globalConfig, id: docID }
  const { rows, count } = await readHistory(req, subject, page)
  const place = collectionConfig ? `collections/${collectionConfig.slug}/${docID}` : `globals/${globalConfig?.slug}`
  const address = `${req.payload.config.routes.admin}/${place}/versions`
  const newestPublished = page === 1 ? rows.find(({ isPublished }) => isPublished) : undefined
  return (
    <main className="versions">
      <SetDocumentStepNav
        {...(collectionConfig && { collectionSlug: collectionConfig.slug, useAsTitle: collectionConfig.admin.useAsTitle })}
        {...(globalConfig && { globalSlug: globalConfig.slug, useAsTitle: globalConfig.slug })}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label ?? ''}
        view={req.i18n.t('version:versions')}
      />
      <Gutter className="versions__wrap">
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">時間</th>
                <th scope="col">誰做了什麼</th>
                <th scope="col">狀態</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.id}>
                  <td>
                    <a href={`${address}/${row.id}`}>{writeMoment(row.updatedAt)}</a>
                  </td>
                  <td>{`${row.maker} · ${row.changes}`}</td>
                  <td>{stateOf(row, hasPublishedDoc && row === newestPublished, page === 1 && index === 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <nav className="lectern-pages" aria-label="版本記錄的頁次">
          {page > 1 && <a href={`${address}?page=${page - 1}`}>較新的版本</a>}
          {page * VERSIONS_PER_PAGE < count && <a href={`${address}?page=${page + 1}`}>較舊的版本</a>}
        </nav>
      </Gutter>
    </main>
  )
}

function stateOf({ isPublished }: HistoryRow, isShown: boolean, isNewest: boolean): string {
  if (isPublished) return isShown ? '目前公開的版本' : '公開過'
  return isNewest ? '目前的草稿' : '草稿'
}
