import type { Conversion, OldField } from '../conversion/conversion.ts'
import { fieldKind, formPieces } from '../conversion/old-form.ts'
import type { Piece } from '../conversion/pieces.ts'
import { textOfHtml } from '../html/dom.ts'
import type { ElementorElement } from './read-elements.ts'
import { ElementorSettings } from './settings.ts'
import { type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'

const KIT_LAYOUTS: Readonly<Record<string, string>> = {
  'elementskit-blog-block-post': 'block',
  'elementskit-post-image-card': 'grid-with-thumb',
  'elementskit-post-card': 'grid-without-thumb',
}

const posts: WidgetRow = ({ settings, element, conversion }) => {
  const count =
    settings.number('classic_posts_per_page') ??
    settings.number('cards_posts_per_page') ??
    settings.number('posts_per_page') ??
    settings.number('ekit_blog_posts_num') ??
    settings.number('section_recent_post_limit') ??
    settings.number('post_count') ??
    6
  const wanted = ['ekit_blog_posts_cats', 'posts_include_term_ids', 'ekit_blog_posts_category', 'post_cat'].flatMap((name) =>
    idsIn(element, name),
  )
  if (wanted.length > 1) conversion.note('live-list', element.widget, `${wanted.length} 個分類，只能保留一個`)
  const category = wanted.map((id) => conversion.references.category(id)).find((id) => id !== null) ?? null
  const chosen = settings.isOn('ekit_blog_posts_is_manual_selection')
    ? idsIn(element, 'ekit_blog_posts_manual_selection').flatMap((id) => {
        const target = conversion.references.document(id)
        return target?.kind === 'post' ? [target.id] : []
      })
    : []
  const layout =
    KIT_LAYOUTS[settings.raw('ekit_blog_posts_layout_style')] ?? (element.widget.endsWith('list') ? 'rows' : 'grid-with-thumb')
  const orderBy = settings.raw('orderby') || settings.raw('ekit_blog_posts_order_by')
  const order = (settings.raw('order') || settings.raw('ekit_blog_posts_sort')).toUpperCase()
  const offset = settings.number('offset') ?? settings.number('ekit_blog_posts_offset')
  const label = settings.words('ekit_blog_posts_btn_text')
  const common = {
    count,
    orderBy: ['title', 'modified', 'author'].includes(orderBy) ? orderBy : 'date',
    order: order === 'ASC' ? 'ASC' : 'DESC',
    ...(offset !== undefined && { offset }),
    ...(chosen.length > 0 ? { selectBy: 'selected', posts: chosen } : category !== null && { selectBy: 'category', category }),
    ...(settings.isOn('ekit_blog_posts_read_more') && { showReadMore: true, ...(label !== '' && { readMoreLabel: label }) }),
  }
  if (element.widget.includes('carousel') || element.widget.includes('slider'))
    return widgetPiece('post-carousel', common, conversion)
  return widgetPiece('post-list', { ...common, layout, ...(settings.isOn('grid_masonry') && { masonry: true }) }, conversion)
}

const NETWORKS: Readonly<Record<string, string>> = {
  twitter: 'x-twitter',
  'x-twitter': 'x-twitter',
  email: 'email',
  print: 'print',
}

const share: WidgetRow = ({ settings, conversion }) => {
  const names = [
    ...settings.rows('share_buttons').map((row) => row.raw('button') || 'facebook'),
    ...settings.rows('ekit_socialshare_add_icons').map((row) => row.words('ekit_socialshare_label_text').toLowerCase()),
  ]
  const rows = [...new Set(names)].map((name) => ({ network: NETWORKS[name] ?? name }))
  return widgetPiece(
    'share-buttons',
    {
      share_buttons: rows.length === 0 ? [{ network: 'facebook' }] : rows,
      view: settings.raw('view'),
      skin: settings.raw('skin'),
      shape: settings.raw('shape'),
    },
    conversion,
  )
}

/** The mailing list has to be chosen after the import. */
const newsletter: WidgetRow = ({ settings, conversion }) => {
  const submit = settings.words('ekit_mail_chimp_submit')
  const placeholder = settings.words('ekit_mail_chimp_email_address_placeholder')
  const success = settings.words('ekit_mail_chimp_success_message')
  const optIn = settings.words('ekit_mail_chimp_opt_in_success_message')
  conversion.note('form', '電子報訂閱', '請在元件裡選擇名單')
  return widgetPiece(
    'newsletter-form',
    {
      showName: settings.isOn('ekit_mail_chimp_section_form_name_show'),
      showPhone: settings.isOn('ekit_mail_chimp_section_form_phone_show'),
      ...(submit !== '' && { submitLabel: submit }),
      ...(placeholder !== '' && { emailPlaceholder: placeholder }),
      ...(success !== '' && { successMessage: success }),
      ...(optIn !== '' && { optInMessage: optIn }),
    },
    conversion,
  )
}

/** What is no question to a visitor. */
const NOT_ASKED = new Set(['hidden', 'html', 'step', 'recaptcha', 'recaptcha_v3', 'honeypot', 'upload', 'password', 'acceptance'])

const form: WidgetRow = ({ settings, element, conversion }) => {
  const rows = settings.rows('form_fields')
  for (const row of rows.filter((each) => each.raw('field_type') === 'upload'))
    conversion.note('form', element.widget, `上傳檔案的欄位沒有帶過來：${row.words('field_label')}`)
  const id = settings.raw('mf_form_id') || settings.raw('form_id') || settings.raw('ekit_contact_form7')
  const found = conversion.references.form(id)
  const agreed = rows.find((row) => row.raw('field_type') === 'acceptance')
  return formPieces(
    {
      title: settings.words('form_name') || found?.title || '',
      fields: [...rows.flatMap(fieldOf), ...fieldsIn(element.elements, conversion), ...(found?.fields ?? [])],
      consent: agreed?.firstWords('acceptance_text', 'field_label'),
      recipients: settings.words('email_to'),
      submitLabel: settings.words('button_text'),
      thanks: settings.words('success_message'),
    },
    conversion,
  )
}

function fieldOf(row: ElementorSettings): OldField[] {
  const type = row.raw('field_type') || 'text'
  if (NOT_ASKED.has(type)) return []
  const isMultiple = type === 'select' && row.isOn('allow_multiple')
  return [
    {
      label: row.firstWords('field_label', 'placeholder') || type,
      kind: isMultiple ? 'checkboxes' : fieldKind(type),
      isRequired: row.isOn('required'),
      isHalf: row.raw('width') === '50',
      // What visitors read stands before the bar.
      options: row
        .raw('field_options')
        .split('\n')
        .map((line) => textOfHtml(line.split('|', 1)[0] ?? ''))
        .filter(Boolean),
    },
  ]
}

/** MetForm's fields are widgets of their own. */
function fieldsIn(elements: readonly ElementorElement[], conversion: Conversion): OldField[] {
  return elements.flatMap((element) => {
    const settings = new ElementorSettings(element.settings, conversion)
    const label = settings.firstWords('mf_input_label', 'mf_input_placeholder', 'mf_input_name')
    const [, type] = /^mf-(.+)$/.exec(element.widget) ?? []
    const own: OldField[] =
      type === undefined || type === 'button' || label === ''
        ? []
        : [{ label, kind: fieldKind(type), isRequired: settings.isOn('mf_input_required') }]
    return [...own, ...fieldsIn(element.elements, conversion)]
  })
}

/** A field of a form that stands in its own document. */
const formField: WidgetRow = ({ settings, element, conversion }) => {
  conversion.note('form', element.widget, settings.firstWords('mf_input_label', 'mf_input_name'))
  return []
}

/** A stored template, in place. */
const template: WidgetRow = ({ settings, conversion }) => conversion.template(settings.number('template_id') ?? 0)

const notContent: WidgetRow = ({ element, settings, conversion }): Piece[] => {
  const menu = settings.firstWords('menu', 'elementskit_nav_menu')
  conversion.note('not-content', element.widget, menu === '' ? undefined : `選單 ${menu}`)
  return []
}

export const siteWidgets: WidgetRows = {
  ...rowsFor(posts, [
    'posts',
    'archive-posts',
    'loop-grid',
    'loop-carousel',
    'elementskit-blog-posts',
    'elementskit-post-grid',
    'elementskit-post-list',
    'elementskit-post-tab',
  ]),
  ...rowsFor(share, ['share-buttons', 'elementskit-social-share']),
  'elementskit-mail-chimp': newsletter,
  template,
  ...rowsFor(form, [
    'form',
    'metform',
    'elementskit-contact-form7',
    'elementskit-wp-forms',
    'elementskit-ninja-forms',
    'elementskit-fluent-forms',
    'elementskit-caldera-forms',
    'elementskit-we-forms',
    'elementskit-everest-forms',
  ]),
  ...rowsFor(formField, ['mf-text', 'mf-email', 'mf-textarea', 'mf-telephone', 'mf-number', 'mf-select', 'mf-date', 'mf-button']),
  ...rowsFor(notContent, [
    'nav-menu',
    'ekit-nav-menu',
    'theme-site-logo',
    'theme-site-title',
    'theme-page-title',
    'post-info',
    'post-comments',
    'author-box',
    'post-navigation',
    'search',
    'search-form',
    'breadcrumbs',
    'elementskit-back-to-top',
    'elementskit-header-search',
    'elementskit-header-offcanvas',
    'contact-buttons',
    'floating-bars',
    'login',
    'sitemap',
  ]),
}

/** Parts of templates, which show the post around them. */
export const templateWidget = notContent

function rowsFor(row: WidgetRow, names: readonly string[]): WidgetRows {
  return Object.fromEntries(names.map((name) => [name, row]))
}

function idsIn({ settings }: ElementorElement, name: string): number[] {
  const value = settings[name]
  return (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0)
}
