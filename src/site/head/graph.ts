import { HOME_HREF } from '#addresses/documents.ts'
import type { Crumb, Post, Site } from '#published/types.ts'
import { fullNameOf } from './names.ts'

/** The department as schema.org knows it, on the home page. */
export function departmentGraph(site: Site, origin: string): object {
  const { contact } = site
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${origin}${HOME_HREF}#department`,
    name: fullNameOf(site),
    ...(site.departmentEnglish === '' ? {} : { alternateName: site.departmentEnglish }),
    ...(site.description === '' ? {} : { description: site.description }),
    url: origin + HOME_HREF,
    ...(contact.phone === '' ? {} : { telephone: contact.phone }),
    ...(contact.email === '' ? {} : { email: contact.email }),
    ...(contact.address === '' ? {} : { address: contact.address }),
    ...(site.social.length === 0 ? {} : { sameAs: site.social.map(({ href }) => href) }),
    parentOrganization: { '@type': 'CollegeOrUniversity', name: site.university },
  }
}

export function articleGraph(post: Post, site: Site, origin: string): object {
  const department = { '@type': 'Organization', name: fullNameOf(site), url: origin + HOME_HREF }
  return {
    '@type': 'Article',
    headline: post.title,
    inLanguage: 'zh-Hant-TW',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: origin + post.href,
    ...(post.image === null ? {} : { image: [new URL(post.image.url, origin).href] }),
    ...(post.excerpt === '' ? {} : { description: post.excerpt }),
    ...(post.category === null ? {} : { articleSection: post.category.name }),
    ...(post.tags.length === 0 ? {} : { keywords: post.tags.map(({ name }) => name) }),
    author: post.authorName === '' ? department : { '@type': 'Person', name: post.authorName },
    publisher: department,
  }
}

/** `current` is the page itself, which the visible trail shows without a link. */
export function breadcrumbGraph(crumbs: Crumb[], current: Crumb, origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, current].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  }
}
