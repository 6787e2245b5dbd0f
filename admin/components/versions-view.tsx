import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { JUST_OPENED } from '#cms/desk/blank-drafts.ts'
import { describeChanges } from '#cms/history/describe-changes.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'

const PER_PAGE = 20

interface Version {
  id: number | string
  updatedAt: string
  version: Record<string, unknown>
}

/** What is told of a version. */
interface Row {
  id: number | string
  updatedAt: string
  maker: string
  changes: string
  isPublished: boolean
}

/** The history of a document: when, who did what, and what the public saw of it. */
export async function VersionsView({ initPageResult, hasPublishedDoc, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config) notFound()
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const wanted = { collection: collectionConfig?.slug, global: globalConfig?.slug, id: docID }
  const words = { fields: config.flattenedFields, labelOf: (widget: string) => labelOf(req, widget) }
  const first = (page - 1) * PER_PAGE + 1
  const newest = await readVersion(req, wanted, first)
  const shown: Row[] = []
  for (let younger = newest.version; younger !== undefined && shown.length < PER_PAGE; ) {
    const next = first + shown.length + 1
    const older = next <= newest.count ? (await readVersion(req, wanted, next)).version : undefined
    shown.push(rowOf(younger, describeChanges(older?.version ?? null, younger.version, words)))
    younger = older
  }
  const place = collectionConfig ? `collections/${collectionConfig.slug}/${docID}` : `globals/${globalConfig?.slug}`
  const address = `${req.payload.config.routes.admin}/${place}/versions`
  const newestPublished = page === 1 ? shown.find(({ isPublished }) => isPublished) : undefined
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
              {shown.map((row, index) => (
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
          {page * PER_PAGE < newest.count && <a href={`${address}?page=${page + 1}`}>較舊的版本</a>}
        </nav>
      </Gutter>
    </main>
  )
}

function rowOf({ id, updatedAt, version: { editedBy, _status } }: Version, changes: string): Row {
  const isNamed = typeof editedBy === 'string' && editedBy !== '' && editedBy !== JUST_OPENED
  return { id, updatedAt, maker: isNamed ? editedBy : '系統', changes, isPublished: _status === 'published' }
}

function stateOf({ isPublished }: Row, isShown: boolean, isNewest: boolean): string {
  if (isPublished) return isShown ? '目前公開的版本' : '公開過'
  return isNewest ? '目前的草稿' : '草稿'
}

interface Wanted {
  collection: string | undefined
  global: string | undefined
  id: number | string | undefined
}

/** The version at this place, 1 for the newest, and how many there are. By itself: each may have texts of megabytes. */
async function readVersion(
  req: PayloadRequest,
  { collection, global, id }: Wanted,
  place: number,
): Promise<{ version: Version | undefined; count: number }> {
  const query = { sort: '-updatedAt', depth: 0, limit: 1, page: place, req }
  const { docs, totalDocs } = collection
    ? await req.payload.findVersions({
        collection: collection as CollectionSlug,
        where: { parent: { equals: id } },
        overrideAccess: false,
        ...query,
      })
    : await req.payload.findGlobalVersions({ slug: global as GlobalSlug, overrideAccess: false, ...query })
  return { version: docs[0] as unknown as Version | undefined, count: totalDocs }
}

function labelOf({ payload }: PayloadRequest, widget: string): string {
  const label = payload.config.blocks?.find(({ slug }) => slug === widget)?.labels?.singular
  return typeof label === 'string' ? label : widget
}
