import { _internal_renderFieldHandler } from '@payloadcms/ui/rsc'
import type { InitPageResult } from 'payload'
import type { ReactNode } from 'react'

/** Widgets share one editor; this is the setting by which it is known in the schema of fragments. */
const SCHEMA_PATH = 'collection.fragments.layout.section.content.text.body'

/**
 * Payload's own editor of formatted text, made once for all settings. What the visual editor knows of Payload's inside stands here and in
 * `inputs/rich-text-field.tsx`.
 */
export async function renderRichTextEditor({ req, cookies, locale, permissions }: InitPageResult): Promise<ReactNode> {
  if (!req.user) return null
  const { importMap } = req.payload
  const call = { req, cookies, permissions, importMap, user: req.user, ...(locale && { locale }) }
  const { Field } = await _internal_renderFieldHandler({ ...call, schemaPath: SCHEMA_PATH })
  return Field
}
