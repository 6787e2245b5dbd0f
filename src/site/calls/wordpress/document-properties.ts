import type { Resource } from './resource.ts'

/** What posts and pages have in common. */
export const DOCUMENT_PROPERTIES = {
  id: 'integer',
  date: 'string',
  date_gmt: 'string',
  guid: 'object',
  modified: 'string',
  modified_gmt: 'string',
  slug: 'string',
  status: 'string',
  type: 'string',
  link: 'string',
  title: 'object',
  content: 'object',
  excerpt: 'object',
  author: 'integer',
  featured_media: 'integer',
  comment_status: 'string',
  ping_status: 'string',
  template: 'string',
  meta: 'array',
  class_list: 'array',
  _links: 'object',
} as const satisfies Resource['properties']
