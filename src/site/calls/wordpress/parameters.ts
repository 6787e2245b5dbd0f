/** Parameters of the read-only WordPress API: one description for reading them and for telling clients about them. */

interface Described {
  description: string
}

export interface IntegerParameter extends Described {
  type: 'integer'
  default?: number
  minimum?: number
  maximum?: number
}

export interface TextParameter extends Described {
  type: 'string'
  default?: string
  enum?: readonly string[]
  format?: 'date-time'
  maxLength?: number
}

export interface ListParameter extends Described {
  type: 'array'
  items: { type: 'integer' } | { type: 'string'; enum?: readonly string[]; maxLength?: number }
  maxItems: number
}

interface FlagParameter extends Described {
  type: 'boolean'
  default?: boolean
}

export type Parameter = IntegerParameter | TextParameter | ListParameter | FlagParameter
export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<P extends Parameter> = P extends IntegerParameter
  ? number
  : P extends FlagParameter
    ? boolean
    : P extends ListParameter
      ? P['items'] extends { type: 'integer' }
        ? number[]
        : string[]
      : P extends { enum: readonly (infer Choice)[] }
        ? Choice
        : string

/** What a request gives: `undefined` where it leaves out what has no default. */
export type Values<Ps extends Parameters> = {
  [Name in keyof Ps]: ValueOf<Ps[Name]> | (Ps[Name] extends { default: unknown } ? never : undefined)
}

const MOST_IDS = 100
const MOST_SLUGS = 100
/** Percent-encoded Chinese takes nine characters for one. */
const LONGEST_SLUG = 1200
const LONGEST_SEARCH = 200
/** PostgreSQL's `integer` ends here. */
export const LARGEST_ID = 2 ** 31 - 1

const ids = (description: string) =>
  ({ type: 'array', items: { type: 'integer' }, maxItems: MOST_IDS, description }) as const satisfies ListParameter

export const CONTEXT = {
  type: 'string',
  enum: ['view', 'embed', 'edit'],
  default: 'view',
  description: '回應的範圍；edit 需要登入。',
} as const satisfies TextParameter

export const PAGING = {
  context: CONTEXT,
  page: { type: 'integer', default: 1, minimum: 1, maximum: LARGEST_ID, description: '第幾頁。' },
  per_page: { type: 'integer', default: 10, minimum: 1, maximum: 100, description: '每頁幾項。' },
  search: { type: 'string', maxLength: LONGEST_SEARCH, description: '只列出含有這段文字的項目。' },
} as const satisfies Parameters

export const SELECTION = {
  exclude: ids('排除這些編號。'),
  include: ids('只列出這些編號。'),
  offset: { type: 'integer', minimum: 0, maximum: LARGEST_ID, description: '略過前面幾項。' },
  slug: {
    type: 'array',
    items: { type: 'string', maxLength: LONGEST_SLUG },
    maxItems: MOST_SLUGS,
    description: '只列出這些代稱。',
  },
} as const satisfies Parameters

export const DATES = {
  after: { type: 'string', format: 'date-time', description: '只列出在這個時間之後發布的項目。' },
  before: { type: 'string', format: 'date-time', description: '只列出在這個時間之前發布的項目。' },
  modified_after: { type: 'string', format: 'date-time', description: '只列出在這個時間之後修改的項目。' },
  modified_before: { type: 'string', format: 'date-time', description: '只列出在這個時間之前修改的項目。' },
} as const satisfies Parameters

export const STATUS = {
  status: {
    type: 'array',
    items: { type: 'string', enum: ['publish'] },
    maxItems: 1,
    description: '只有已發布的內容。',
  },
} as const satisfies Parameters

export const DESCENDING = { type: 'string', enum: ['asc', 'desc'], default: 'desc', description: '排序方向。' } as const
export const ASCENDING = { type: 'string', enum: ['asc', 'desc'], default: 'asc', description: '排序方向。' } as const

export function orderBy<const Names extends readonly string[]>(names: Names, otherwise: Names[number]) {
  return { type: 'string', enum: names, default: otherwise, description: '排序依據。' } as const
}

export const AUTHORS = {
  author: ids('只列出這些作者的項目。'),
  author_exclude: ids('排除這些作者的項目。'),
} as const satisfies Parameters

export const TERMS = {
  categories: ids('只列出屬於其中一個分類的項目。'),
  categories_exclude: ids('排除屬於其中一個分類的項目。'),
  tags: ids('只列出有其中一個標籤的項目。'),
  tags_exclude: ids('排除有其中一個標籤的項目。'),
  tax_relation: { type: 'string', enum: ['AND', 'OR'], description: '分類與標籤都要符合，或符合其一。' },
} as const satisfies Parameters

export const PARENTS = {
  parent: ids('只列出在這些項目之下的項目；0 為最上層。'),
  parent_exclude: ids('排除在這些項目之下的項目；0 為最上層。'),
} as const satisfies Parameters

export const MENU_ORDER = {
  type: 'integer',
  minimum: -LARGEST_ID,
  maximum: LARGEST_ID,
  description: '只列出這個順序的項目；這裡都是 0。',
} as const

/** The index knows titles, and all that a document says; not its parts apart. */
export const SEARCH_COLUMNS = {
  type: 'array',
  items: { type: 'string', enum: ['post_title', 'post_content', 'post_excerpt'] },
  maxItems: 3,
  description: '搜尋標題（post_title），或全部三欄。',
} as const satisfies ListParameter

/** What WordPress has and this site has not: to ignore it would be to answer another question. */
export const UNSUPPORTED = { type: 'string', enum: [], description: '這個網站不支援。' } as const satisfies TextParameter
