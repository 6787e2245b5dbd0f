import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { richText } from '#settings/kinds/rich-text.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { paperOptions } from '#settings/paper-options.ts'
import { SLIDER_DELAY_MS, SLIDER_SPEED_MS } from './model.ts'

const MOST_SIDE_BY_SIDE = 8

type Siblings = Record<string, unknown>

const hasSeveral = ({ sliderDirectionType, sliderEffect }: Siblings) =>
  sliderDirectionType !== 'vertical' && (sliderEffect === 'default' || sliderEffect === 'coverflow')
const isRotating = ({ sliderAutoPlay, progressBar }: Siblings) => sliderAutoPlay === true || progressBar === true
const sideBySide = (label: string) => number({ label, min: 1, max: MOST_SIDE_BY_SIDE, default: 1, shownWhen: hasSeveral })

export const advancedSliderSettings = defineSettings({
  name: 'advanced-slider',
  label: '進階輪播',
  group: '互動',
  place: 380,
  rank: 'container',
  notInside: ['advanced-slider'],
  fields: {
    label: text({ label: '名稱', help: '念給用螢幕報讀器的訪客聽。', default: '輪播', maxLength: 60, required: true }),
    slides: list({
      label: '投影片',
      rowLabel: '投影片',
      minRows: 1,
      maxRows: 60,
      fields: {
        title: text({ label: '名稱', help: '縮圖的名稱，不會寫在投影片上。', maxLength: 60 }),
        thumb: picture({ isDecorative: true, label: '縮圖' }),
        paper: choice({ label: '紙色', options: paperOptions, default: 'none' }),
        text: richText({ label: '內文' }),
        content: content({ label: '內文之後的元件' }),
      },
    }),
    sliderEffect: choice({
      label: '效果',
      options: [
        { value: 'default', label: '滑動' },
        { value: 'fade', label: '淡入淡出' },
        { value: 'cube', label: '立方體' },
        { value: 'flip', label: '翻面' },
        { value: 'coverflow', label: '翻書' },
      ],
      default: 'default',
    }),
    sliderDirectionType: choice({
      label: '方向',
      options: [
        { value: 'horizontal', label: '左右' },
        { value: 'vertical', label: '上下' },
      ],
      default: 'horizontal',
    }),
    slidesPerViewItem: sideBySide('電腦上並排幾張'),
    slidesPerViewTablet: sideBySide('平板上並排幾張'),
    slidesPerViewMobile: sideBySide('手機上並排幾張'),
    spaceBetweenGap: number({ label: '間距（像素）', min: 0, max: 50, default: 0, shownWhen: hasSeveral }),
    speedTime: number({ label: '換一張要多久（毫秒）', min: 0, max: 10_000, step: 10, default: SLIDER_SPEED_MS }),
    loopEnable: toggle({ label: '最後一張之後接回第一張', help: '用滾輪換張時不作用。', default: true }),
    sliderAutoPlay: toggle({
      label: '自動輪播',
      help: '會附上暫停按鈕。訪客的裝置要求減少動態時不會自動輪播。',
      default: false,
    }),
    progressBar: toggle({ label: '時間條', help: '顯示多久會換下一張，也會打開自動輪播。', default: false }),
    autoPlayDelay: number({
      label: '每隔多久換一張（毫秒）',
      min: 1000,
      max: 60_000,
      step: 100,
      default: SLIDER_DELAY_MS,
      shownWhen: isRotating,
    }),
    pauseOnMouseEnter: toggle({ label: '游標停在上面時暫停', default: false, shownWhen: isRotating }),
    sliderMouseScroll: toggle({ label: '用滑鼠滾輪換張', help: '到了第一張或最後一張，滾輪就還給頁面。', default: false }),
    sliderGrapCursor: toggle({ label: '游標變成手形', default: false }),
    pagination: toggle({ label: '圓點', default: true }),
    navigation: toggle({ label: '大箭號', default: false }),
    sliderThumbsShow: toggle({ label: '用縮圖代替圓點', default: false }),
    sliderThumbsOffset: number({
      label: '縮圖列的寬度（％）',
      min: 10,
      max: 100,
      default: 70,
      shownWhen: ({ sliderThumbsShow }) => sliderThumbsShow === true,
    }),
  },
})
