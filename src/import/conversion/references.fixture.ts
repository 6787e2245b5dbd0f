import type { FoundFile, References, TemplateSource } from './conversion.ts'

const ORIGIN = 'https://old.example.edu.tw'
const UPLOADS = `${ORIGIN}/wp-content/uploads/2024/05`

/** The address of a picture that the old site has. */
export const photo = (id: number, size = '') => `${UPLOADS}/photo-${id}${size}.jpg`

/** Ids on the new site; those of the old one where nothing else is said. */
export interface FixtureIds {
  picture(id: number): number
  page: number
  post: number
  category: number
  fragment: number
}

const OLD_IDS: FixtureIds = { picture: (id) => id, page: 30, post: 31, category: 40, fragment: 50 }

const FORM_FIELDS = [
  { label: '姓名', kind: 'text', isRequired: true },
  { label: '電子郵件', kind: 'email', isRequired: false },
] as const

/** An old site with pictures 1 to 9, a film 20, a sound 21, captions 22, a form 23, a page 30, a post 31 and a category 40. */
export function createReferences(templates: Readonly<Record<number, TemplateSource>> = {}, ids = OLD_IDS): References {
  const files: FoundFile[] = [
    ...Array.from({ length: 9 }, (_, index) => fileOf(index + 1, `photo-${index + 1}.jpg`)),
    fileOf(20, 'film.mp4'),
    fileOf(21, 'song.mp3'),
    fileOf(22, 'film.vtt'),
    fileOf(23, 'form.pdf'),
  ]
  return {
    origin: ORIGIN,
    file: ({ id, url = '' }) => {
      const name = url.replace(/-\d+x\d+(?=\.\w+$)/, '')
      const found = files.find((file) => file.id === id) ?? files.find(({ href }) => name !== '' && name.endsWith(href))
      return found === undefined ? null : { ...found, id: ids.picture(found.id) }
    },
    target: (href) => {
      const url = new URL(href, ORIGIN)
      if (url.origin !== ORIGIN) return { kind: 'url', url: href }
      if (url.pathname === '/about/') return { kind: 'page', id: ids.page, href: '/about/' }
      if (url.pathname === '/talk/' || url.search === '?p=31') return { kind: 'post', id: ids.post, href: '/news/talk/' }
      const file = files.find(({ href: address }) => address === url.pathname)
      return file === undefined ? null : { kind: 'url', url: file.href }
    },
    document: (id) =>
      id === 30
        ? { kind: 'page', id: ids.page, href: '/about/' }
        : id === 31
          ? { kind: 'post', id: ids.post, href: '/news/talk/' }
          : null,
    category: (term) => (term === 40 || term === 'news' ? ids.category : null),
    template: (id) => templates[id] ?? null,
    area: (title) => (title === 'dynamic-content-widget-w1-t1' ? ids.fragment : null),
    table: (id) =>
      id === '5'
        ? [
            ['姓名', '分機'],
            ['林昀臻', '1234'],
          ]
        : null,
    form: (id) => (id === '6' ? { title: '報名表', fields: FORM_FIELDS } : null),
  }
}

function fileOf(id: number, name: string): FoundFile {
  return {
    id,
    href: `/wp-content/uploads/2024/05/${name}`,
    title: name.replace(/\.\w+$/, ''),
    extension: name.split('.').pop() ?? '',
  }
}
