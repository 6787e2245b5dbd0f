import type { WxrAuthor, WxrComment, WxrItem, WxrMeta, WxrTerm } from './items.ts'
import { childrenOf, numberOf, textOf, type XmlElement } from './xml-tree.ts'

export function readAuthor(element: XmlElement): WxrAuthor {
  const login = textOf(element, 'wp:author_login')
  return {
    id: numberOf(element, 'wp:author_id'),
    login,
    email: textOf(element, 'wp:author_email').trim().toLowerCase(),
    displayName: textOf(element, 'wp:author_display_name') || login,
  }
}

/** Exports before version 1.2 have elements of their own for categories and tags only. */
export function readTerm(element: XmlElement): WxrTerm {
  const id = numberOf(element, 'wp:term_id')
  const meta = childrenOf(element, 'wp:termmeta').map(readMeta)
  if (element.name === 'wp:category') {
    return {
      id,
      taxonomy: 'category',
      slug: textOf(element, 'wp:category_nicename'),
      parent: textOf(element, 'wp:category_parent'),
      name: textOf(element, 'wp:cat_name'),
      description: textOf(element, 'wp:category_description'),
      meta,
    }
  }
  if (element.name === 'wp:tag') {
    return {
      id,
      taxonomy: 'post_tag',
      slug: textOf(element, 'wp:tag_slug'),
      parent: '',
      name: textOf(element, 'wp:tag_name'),
      description: textOf(element, 'wp:tag_description'),
      meta,
    }
  }
  return {
    id,
    taxonomy: textOf(element, 'wp:term_taxonomy'),
    slug: textOf(element, 'wp:term_slug'),
    parent: textOf(element, 'wp:term_parent'),
    name: textOf(element, 'wp:term_name'),
    description: textOf(element, 'wp:term_description'),
    meta,
  }
}

export function readItem(element: XmlElement): WxrItem {
  return {
    id: numberOf(element, 'wp:post_id'),
    type: textOf(element, 'wp:post_type').trim(),
    title: textOf(element, 'title'),
    link: textOf(element, 'link').trim(),
    guid: textOf(element, 'guid').trim(),
    creator: textOf(element, 'dc:creator'),
    content: textOf(element, 'content:encoded'),
    excerpt: textOf(element, 'excerpt:encoded'),
    slug: textOf(element, 'wp:post_name').trim(),
    status: textOf(element, 'wp:status').trim(),
    parent: numberOf(element, 'wp:post_parent'),
    menuOrder: numberOf(element, 'wp:menu_order'),
    date: textOf(element, 'wp:post_date').trim(),
    dateGmt: textOf(element, 'wp:post_date_gmt').trim(),
    modified: textOf(element, 'wp:post_modified').trim(),
    modifiedGmt: textOf(element, 'wp:post_modified_gmt').trim(),
    isProtected: textOf(element, 'wp:post_password') !== '',
    isSticky: textOf(element, 'wp:is_sticky').trim() === '1',
    attachmentUrl: textOf(element, 'wp:attachment_url').trim(),
    terms: childrenOf(element, 'category').flatMap(({ attributes: { domain, nicename }, text }) =>
      domain === undefined || nicename === undefined ? [] : [{ taxonomy: domain, slug: nicename, name: text }],
    ),
    meta: childrenOf(element, 'wp:postmeta').map(readMeta),
    comments: childrenOf(element, 'wp:comment').map(readComment),
  }
}

function readMeta(element: XmlElement): WxrMeta {
  return { key: textOf(element, 'wp:meta_key'), value: textOf(element, 'wp:meta_value') }
}

function readComment(element: XmlElement): WxrComment {
  return {
    id: numberOf(element, 'wp:comment_id'),
    author: textOf(element, 'wp:comment_author'),
    date: textOf(element, 'wp:comment_date_gmt').trim() || textOf(element, 'wp:comment_date').trim(),
    content: textOf(element, 'wp:comment_content'),
    parent: numberOf(element, 'wp:comment_parent'),
    isApproved: textOf(element, 'wp:comment_approved').trim() === '1',
    type: textOf(element, 'wp:comment_type').trim(),
  }
}
