import { PICTURES } from '../html/pictures.ts'
import type { Losses } from '../plan/losses.ts'
import type { DocumentPlan, Plan } from '../plan/make-plan.ts'
import { decodePart } from '../plan/slugs.ts'
import type { IndexedFile } from '../staging/index-export.ts'
import type { Written } from '../write/outcomes.ts'

export interface DocumentLine {
  wpId: number
  title: string
  href: string
  reasons: string[]
}

/** Everything that a person has to know about an import; `report.json` is this as it stands. */
export interface Report {
  site: { title: string; address: string }
  files: IndexedFile[]
  totals: { name: string; found: number; carried: number }[]
  losses: Losses
  changed: DocumentLine[]
  notPublic: DocumentLine[]
  sticky: DocumentLine[]
  refusedFiles: { path: string; reason: string }[]
  withoutAlt: string[]
  users: { name: string; login: string; outcome: string }[]
  comments: { documents: number; comments: number }
  notCarried: { type: string; count: number }[]
  templates: { title: string; outcome: string }[]
  menus: { name: string; items: number; changes: string[] }[]
  redirects: { count: number; conflicts: string[] }
  /** What was written; `null` after a dry run. */
  written: Written | null
}

const NOT_PUBLIC: Readonly<Record<string, string>> = {
  pending: '原為待審',
  private: '原為私人，匯入成草稿',
  protected: '原有密碼保護，匯入成草稿，密碼沒有保存',
  future: '原為排程發布',
  trash: '原在垃圾桶',
}

const BY_HAND = '頁首與頁尾請用選單與「網站設定」重做'
const NOT_CARRIED = '沒有匯入'
const IN_PLACE = '被引用的地方會直接放入它的內容'
/** Of templates, by what each was for. */
const TEMPLATES: Readonly<Record<string, string>> = {
  header: BY_HAND,
  footer: BY_HAND,
  popup: '彈出視窗沒有匯入，請重做',
  kit: NOT_CARRIED,
  'loop-item': NOT_CARRIED,
  single: NOT_CARRIED,
  'single-post': NOT_CARRIED,
  archive: NOT_CARRIED,
  'error-404': NOT_CARRIED,
}

export function makeReport(plan: Plan, files: IndexedFile[], written: Written | null = null): Report {
  const { old, users, categories, tags, documents, menus, redirects } = plan
  const lineOf = ({ document: { wpId, title, href } }: DocumentPlan, reasons: string[]): DocumentLine => ({
    wpId,
    title,
    href: decodePart(href),
    reasons,
  })
  const commented = documents.filter(({ document }) => document.comments > 0)
  const carried = (collection: 'posts' | 'pages') => documents.filter(({ document }) => document.collection === collection).length
  const found = (...types: string[]) => types.reduce((sum, type) => sum + (old.found.get(type) ?? 0), 0)
  const usable = old.files.filter(({ file }) => file.refusal === null)
  return {
    site: { title: old.site.title, address: old.site.blogUrl || old.site.link },
    files,
    totals: [
      { name: '文章', found: found('post'), carried: carried('posts') },
      { name: '頁面', found: found('page', 'e-landing-page'), carried: carried('pages') },
      { name: '媒體', found: old.files.length, carried: usable.length },
      { name: '分類', found: categories.length, carried: categories.length },
      { name: '標籤', found: tags.length, carried: tags.length },
      { name: '選單', found: menus.length, carried: menus.length },
      { name: '作者', found: users.length, carried: users.filter(({ email }) => email !== '').length },
    ],
    losses: plan.losses,
    changed: documents.flatMap((plan) => {
      const dropped = plan.droppedTerms.length === 0 ? [] : [`放不下的分類與標籤：${plan.droppedTerms.join('、')}`]
      const reasons = [...plan.document.changes, ...dropped]
      return reasons.length === 0 ? [] : [lineOf(plan, reasons)]
    }),
    notPublic: documents.flatMap((plan) => {
      const reason = NOT_PUBLIC[plan.document.decision.reason]
      return reason === undefined ? [] : [lineOf(plan, [reason])]
    }),
    sticky: documents.flatMap((plan) => (plan.document.isSticky ? [lineOf(plan, ['原為置頂'])] : [])),
    refusedFiles: old.files.flatMap(({ file }) => (file.refusal === null ? [] : [{ path: file.path, reason: file.refusal }])),
    withoutAlt: usable.flatMap(({ file }) => (file.isAltMissing && PICTURES.has(file.extension) ? [file.path] : [])),
    users: users.map(({ name, login, email, reason }) => ({
      name,
      login,
      outcome:
        email !== ''
          ? '建立帳號（作者），需要邀請'
          : reason === 'same-email'
            ? '電子郵件與別人相同，只保留署名'
            : '沒有電子郵件，只保留署名',
    })),
    comments: { documents: commented.length, comments: commented.reduce((sum, { document }) => sum + document.comments, 0) },
    notCarried: old.notCarried,
    templates: old.templateKinds.map(({ title, kind }) => ({ title, outcome: TEMPLATES[kind] ?? IN_PLACE })),
    menus: menus.map(({ name, items, changes }) => ({ name, items: items.length, changes })),
    redirects: { count: redirects.redirects.length, conflicts: redirects.conflicts },
    written,
  }
}

/** Whether anything was lost that somebody should look at. What only the look had, and what is not content, is no loss. */
export function hasLosses({ losses, refusedFiles, notCarried, changed, files, written }: Report): boolean {
  const harmless: readonly string[] = ['look', 'not-content', 'heading-levels', 'sample-text']
  const isBroken = files.some(({ broken }) => broken !== null)
  return (
    isBroken ||
    (written !== null &&
      [written.changedHere, written.refused, written.failed, written.missingFiles].some(({ length }) => length > 0)) ||
    refusedFiles.length > 0 ||
    notCarried.length > 0 ||
    changed.length > 0 ||
    Object.keys(losses).some((rule) => !harmless.includes(rule))
  )
}
