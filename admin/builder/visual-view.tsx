import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { editFrameUrl } from '#cms/preview/admin-preview.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { type EditedCollection, isEditedCollection } from './edited-document.ts'
import { renderRichTextEditor } from './rich-text-editor.tsx'
import { VisualEditor } from './visual-editor.tsx'

/** A document with a layout, edited on its own page. */
export async function VisualView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req, permissions } = initPageResult
  const slug = collectionConfig?.slug
  if (!collectionConfig || !isEditedCollection(slug) || docID === undefined) notFound()
  const id = Number(docID)
  const [document, frameUrl, richTextEditor] = await Promise.all([
    req.payload.findByID({
      collection: slug,
      id,
      draft: true,
      depth: 0,
      select: { layout: true, updatedAt: true, _status: true },
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    }),
    editFrameUrl(slug, id, req),
    renderRichTextEditor(initPageResult),
  ])
  if (document === null || frameUrl === null) notFound()
  const { admin: adminRoute, api } = req.payload.config.routes
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        useAsTitle={collectionConfig.admin.useAsTitle}
        id={docID}
        pluralLabel={collectionConfig.labels.plural}
        view="視覺編輯"
      />
      {permissions.collections?.[slug]?.update ? (
        <VisualEditor
          collection={slug satisfies EditedCollection}
          id={id}
          user={Number(req.user?.id)}
          layout={storedBlocks(document.layout)}
          updatedAt={document.updatedAt}
          frameUrl={frameUrl}
          richTextEditor={richTextEditor}
          api={api}
          admin={adminRoute}
        />
      ) : (
        <Gutter>
          <p>您的帳號可以看這份內容，但不能修改。</p>
        </Gutter>
      )}
    </>
  )
}
