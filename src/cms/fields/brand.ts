import type { GroupField, RadioField, SelectField, TextField, UploadField } from 'payload'
import { choicesOf, OWN_COLOURS, type StoredBrand } from '#brand/brand.ts'
import { toHex } from '#brand/colour.ts'
import type { Choice } from '#brand/palette.ts'
import { refusalsOf } from '#brand/refusals.ts'
import { FIRST_SCHEME, SCHEMES } from '#brand/schemes.ts'
import { PICTURES_ONLY } from '#settings/pictures-only.ts'
import { asWhoeverSaves, manyAsWhoeverSaves } from './as-whoever-saves.ts'

const isOwn = (_: unknown, brand: StoredBrand) => brand?.scheme === OWN_COLOURS

function colourField(choice: Choice, label: string): TextField {
  return {
    name: choice,
    type: 'text',
    label,
    maxLength: 7,
    admin: { placeholder: SCHEMES[FIRST_SCHEME].colours[choice], width: '25%' },
    validate: (value: unknown, { siblingData, data }) => {
      const brand = (data as { brand?: StoredBrand } | undefined)?.brand
      if (brand?.scheme !== OWN_COLOURS || value === null || value === undefined || value === '') return true
      if (toHex(value) === null) return '請填 # 開頭的色碼，例如 #336699。'
      const refusals = refusalsOf(choicesOf({ scheme: OWN_COLOURS, colours: siblingData as StoredBrand['colours'] }))
      return refusals.find((refusal) => refusal.choice === choice)?.reason ?? true
    },
  }
}

const schemeField: SelectField = {
  name: 'scheme',
  type: 'select',
  label: '配色',
  defaultValue: FIRST_SCHEME,
  options: [
    ...Object.entries(SCHEMES).map(([value, { label }]) => ({ value, label })),
    { value: OWN_COLOURS, label: '自訂顏色' },
  ],
  admin: { isClearable: false },
}

const coloursField: GroupField = {
  name: 'colours',
  type: 'group',
  label: '自訂顏色',
  admin: {
    condition: isOwn,
    description: '顏色可以自由選；不夠清楚的會自動調深或調淺一點，差太多的會請您換一個。留空則用「節目單」的顏色。',
  },
  fields: [
    {
      type: 'row',
      fields: [colourField('zhu', '主色'), colourField('ink', '墨色（文字）'), colourField('paper', '底紙')],
    },
    {
      type: 'row',
      fields: [
        colourField('bone', '米紙'),
        colourField('straw', '稻紙'),
        colourField('peach', '桃紙'),
        colourField('celadon', '青瓷紙'),
        colourField('sky', '天青紙'),
      ],
    },
  ],
}

function choiceField(name: string, label: string, options: [value: string, label: string][]): RadioField {
  return {
    name,
    type: 'radio',
    label,
    defaultValue: options[0]?.[0],
    options: options.map(([value, text]) => ({ value, label: text })),
  }
}

function pictureField(name: string, label: string, description: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    ...PICTURES_ONLY,
    label,
    validate: asWhoeverSaves,
    admin: { description },
  }
}

/** Whoever has chosen a face of their own has to say which. */
const typefaceField: UploadField = {
  name: 'typeface',
  type: 'upload',
  relationTo: 'typefaces',
  label: '自備的標題字體',
  validate: (value: unknown, options) => {
    if ((options.siblingData as StoredBrand)?.face !== 'own') return true
    return value ? asWhoeverSaves(value as number, options) : '請選擇或上傳一套字體，或改用明體、黑體。'
  },
  admin: {
    condition: (_, brand: StoredBrand) => brand?.face === 'own',
    description: '由管理者上傳 WOFF2、TTF 或 OTF，並寫明授權。字體裡沒有的字會用明體。',
  },
}

/** What makes the site look like this department's, and no other's. */
export const brandField: GroupField = {
  name: 'brand',
  type: 'group',
  label: '',
  admin: { hideGutter: true },
  fields: [
    schemeField,
    coloursField,
    choiceField('face', '標題字體', [
      ['serif', '明體'],
      ['sans', '黑體'],
      ['own', '自備字體'],
    ]),
    typefaceField,
    choiceField('corners', '邊角', [
      ['square', '直角'],
      ['soft', '略圓'],
      ['round', '圓角'],
    ]),
    choiceField('lines', '線條', [
      ['double', '文武線（一粗一細）'],
      ['single', '單線'],
      ['thin', '細線'],
    ]),
    pictureField('logo', '標誌（淺色底）', '含系名的完整標誌，SVG 或圖片，取代頁首的圖章與系名。'),
    pictureField('logoOnDark', '標誌（深色底）', '放在頁尾的深色底上。'),
    pictureField('mark', '圖章', '標誌中單獨的圖形，最好是正方形；也用來做瀏覽器分頁與手機主畫面的圖示。'),
    {
      name: 'tones',
      type: 'text',
      label: '聲調章',
      maxLength: 6,
      validate: (value: unknown) => !value || /^[1-4]{1,6}$/.test(String(value)) || '請填一到六個聲調，只用數字 1 到 4。',
      admin: { description: '沒有圖章時，用聲調畫一枚：每個字填一個數字，例如四個字的聲調 3324。留空則依系名畫。' },
    },
    {
      name: 'motif',
      type: 'select',
      label: '沒有圖片的文章',
      defaultValue: 'voiceprint',
      options: [
        { value: 'voiceprint', label: '聲紋：依標題畫的圖' },
        { value: 'arcs', label: '弧線' },
        { value: 'type', label: '標題的頭幾個字' },
        { value: 'photographs', label: '從下面的照片裡挑一張' },
        { value: 'none', label: '只有色紙' },
      ],
      admin: { isClearable: false },
    },
    {
      name: 'photographs',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      ...PICTURES_ONLY,
      label: '照片',
      validate: manyAsWhoeverSaves,
      admin: { condition: (_, brand: StoredBrand) => brand?.motif === 'photographs' },
    },
  ],
}
