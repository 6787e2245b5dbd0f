import { columnFields } from '#kit/filter-grid/grid-fields.ts'
import { MAX_TILT, PERSPECTIVE } from '#kit/tilt/model.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const MOST_GROUPS = 20
const MOST_PICTURES = 200

type Siblings = Record<string, unknown>

const isTilting = ({ tilt }: Siblings) => tilt === true

export const imageGallerySettings = defineSettings({
  name: 'image-gallery',
  label: '圖片集',
  group: '圖片與影音',
  place: 470,
  fields: {
    label: text({
      label: '名稱',
      help: '念給用螢幕報讀器的訪客聽。',
      default: '圖片',
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    groups: list({
      label: '分組',
      rowLabel: '組',
      maxRows: MOST_GROUPS,
      default: [{ filter_label: '照片' }],
      fields: {
        filter_label: text({ label: '組名', help: '也是篩選按鈕的文字。', maxLength: 40, required: true }),
        images: list({
          label: '圖片',
          rowLabel: '圖片',
          maxRows: MOST_PICTURES,
          pictureField: 'picture',
          fields: {
            picture: picture({ label: '圖片', required: true }),
            caption: text({ label: '圖說', help: '留空就用媒體庫裡這張圖片的圖說。', maxLength: 300 }),
          },
        }),
      },
    }),
    layout: choice({
      label: '排法',
      options: [
        { value: 'grid', label: '整齊的格子' },
        { value: 'masonry', label: '高低不一的欄' },
      ],
      default: 'grid',
    }),
    ratio: choice({
      label: '裁切比例',
      options: [
        { value: '3/2', label: '3：2' },
        { value: '4/3', label: '4：3' },
        { value: '1/1', label: '正方形' },
        { value: '4/5', label: '4：5 直式' },
        { value: '21/8', label: '21：8 橫幅' },
      ],
      default: '3/2',
      shownWhen: ({ layout }) => layout !== 'masonry',
    }),
    ...columnFields(),
    ordering: choice({
      label: '順序',
      options: [
        { value: 'default', label: '依這裡的順序' },
        { value: 'random', label: '每天換一次' },
      ],
      default: 'default',
    }),
    show_filter: toggle({ label: '讓訪客依組篩選', help: '有兩組以上才會出現。', default: true }),
    all_label: text({
      label: '「全部」按鈕的文字',
      default: '全部',
      maxLength: 20,
      required: true,
      shownWhen: ({ show_filter }) => show_filter !== false,
    }),
    show_caption: toggle({ label: '顯示圖說', default: false }),
    show_description: toggle({ label: '顯示媒體庫裡的說明', default: false }),
    lightbox: toggle({ label: '點圖片可放大', default: true }),
    slideshow: toggle({ label: '放大後可以一張接一張看', default: true, shownWhen: ({ lightbox }) => lightbox !== false }),
    tilt: toggle({ label: '跟著滑鼠傾斜', help: '訪客的裝置要求減少動態時不會傾斜。', default: false }),
    tilt_axis: choice({
      label: '傾斜方向',
      options: [
        { value: 'both', label: '上下左右' },
        { value: 'x', label: '只有左右' },
        { value: 'y', label: '只有上下' },
      ],
      default: 'both',
      shownWhen: isTilting,
    }),
    max_tilt: number({
      label: '傾斜幅度（度）',
      help: '從一側到另一側；每一側最多一半。',
      min: 10,
      max: 50,
      default: MAX_TILT,
      shownWhen: isTilting,
    }),
    perspective: number({
      label: '透視距離（像素）',
      help: '越小越立體。',
      min: 100,
      max: 5000,
      default: PERSPECTIVE,
      shownWhen: isTilting,
    }),
    scale: number({ label: '放大倍率', min: 1, max: 1.4, step: 0.01, default: 1.06, shownWhen: isTilting }),
    glare: number({ label: '反光', help: '0 到 1；0 表示沒有。', min: 0, max: 1, step: 0.1, default: 0.6, shownWhen: isTilting }),
  },
})
