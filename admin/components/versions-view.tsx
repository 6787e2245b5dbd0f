import { setImmediate as turn } from 'node:timers/promises'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { WITH_TEXTS } from '#cms/access/without-texts.ts'
import { JUST_OPENED } from '#cms/desk/blank-drafts.ts'
import { describeChanges } from '#cms/history/describe-changes.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'

const PER_PAGE = 20

interface Version {
  id: number | string
  updatedAt: string
  autosave?: boolean | null
  version: Record<string, unknown>
}

/** The history of a document: when, who did what, and what the public saw of it. */
export async function VersionsView({ initPageResult, hasPublishedDoc, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config) notFound()
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const { docs, totalPages } = await findVersions(req, {
    collection: collectionConfig?.slug,
    global: globalConfig?.slug,
    id: docID,
    page,
  })
  const words = { fields: config.flattenedFields, labelOf: (widget: string) => labelOf(req, widget) }
  const shown: { version: Version; changes: string }[] = []
  for (const [index, version] of docs.slice(0, PER_PAGE).entries()) {
    shown.push({ version, changes: describeChanges(docs[index + 1]?.version ?? null, version.version, words) })
    // Others have their turn between two texts of megabytes.
    await turn()
  }
  const place = collectionConfig ? `collections/${collectionConfig.slug}/${docID}` : `globals/${globalConfig?.slug}`
  const address = `${req.payload.config.routes.admin}/${place}/versions`
  const isPublished = ({ version }: Version) => version._status === 'published'
  const newestPublished = page === 1 ? docs.find(isPublished) : undefined
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
              {shown.map(({ version, changes }, index) => (
                <tr key={version.id}>
                  <td>
                    <a href={`${address}/${version.id}`}>{writeMoment(version.updatedAt)}</a>
                  </td>
                  <td>{`${makerOf(version)} · ${changes}`}</td>
                  <td>{stateOf(version, hasPublishedDoc && version === newestPublished, page === 1 && index === 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <nav className="lectern-pages" aria-label="版本記錄的頁次">
          {page > 1 && <a href={`${address}?page=${page - 1}`}>較新的版本</a>}
          {page < totalPages && <a href={`${address}?page=${page + 1}`}>較舊的版本</a>}
        </nav>
      </Gutter>
    </main>
  )
}

function makerOf({ version: { editedBy } }: Version): string {
  return typeof editedBy === 'string' && editedBy !== '' && editedBy !== JUST_OPENED ? editedBy : '系統'
}

function stateOf({ version }: Version, isShown: boolean, isNewest: boolean): string {
  if (version._status === 'published') return isShown ? '目前公開的版本' : '公開過'
  return isNewest ? '目前的草稿' : '草稿'
}

interface Wanted {
  collection: string | undefined
  global: string | undefined
  id: number | string | undefined
  page: number
}

/** One more than a page shows, so that the last can be compared with the one before it. */
async function findVersions(req: PayloadRequest, { collection, global, id, page }: Wanted) {
  const find = async (limit: number, at: number): Promise<{ docs: Version[]; totalPages: number }> => {
    const query = { sort: '-updatedAt', depth: 0, limit, page: at, context: WITH_TEXTS, req }
    const { docs, totalPages } = collection
      ? await req.payload.findVersions({
          collection: collection as CollectionSlug,
          where: { parent: { equals: id } },
          overrideAccess: false,
          ...query,
        })
      : await req.payload.findGlobalVersions({ slug: global as GlobalSlug, overrideAccess: false, ...query })
    return { docs: docs as unknown as Version[], totalPages }
  }
  const { docs, totalPages } = await find(PER_PAGE, page)
  const older = page < totalPages ? await find(1, page * PER_PAGE + 1) : { docs: [] }
  return { docs: [...docs, ...older.docs], totalPages }
}

function labelOf({ payload }: PayloadRequest, widget: string): string {
  const label = payload.config.blocks?.find(({ slug }) => slug === widget)?.labels?.singular
  return typeof label === 'string' ? label : widget
}
