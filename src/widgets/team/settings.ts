import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { PROFILE_NETWORKS } from '#published/profile-networks.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { picture } from '#settings/kinds/picture.ts'
import { richText } from '#settings/kinds/rich-text.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { url } from '#settings/kinds/url.ts'
import { apart, heading, slots } from '#settings/outline.ts'

const MOST_MEMBERS = 200
const MOST_NETWORKS = 8

const isCarousel = ({ layout }: Record<string, unknown>) => layout !== 'grid'
const hasPopup = ({ popup }: Record<string, unknown>) => popup === true
const hasArrows = (siblings: Record<string, unknown>) => siblings.arrows === true && isCarousel(siblings)

export const teamSettings = defineSettings({
  name: 'team',
  label: '團隊成員',
  group: '互動',
  place: 290,
  fields: {
    label: text({
      label: '名稱',
      help: '念給用螢幕報讀器的訪客聽。',
      default: '師資陣容',
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    layout: choice({
      label: '排列',
      options: [
        { value: 'carousel', label: '輪播' },
        { value: 'grid', label: '全部排出來' },
      ],
      default: 'carousel',
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'plain', label: '照片與文字' },
        { value: 'card', label: '紙卡' },
      ],
      default: 'plain',
    }),
    popup: toggle({ label: '點了打開詳細介紹', help: '打開時，輪播到最後一張就停，不頭尾相接。', default: false }),
    popup_trigger: choice({
      label: '點哪裡打開',
      options: [
        { value: 'name', label: '照片與姓名' },
        { value: 'button', label: '按鈕' },
      ],
      default: 'name',
      shownWhen: hasPopup,
    }),
    popup_button: text({
      label: '按鈕文字',
      default: '查看介紹',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: (siblings) => hasPopup(siblings) && siblings.popup_trigger === 'button',
    }),
    members: list({
      label: '成員',
      rowLabel: '成員',
      maxRows: MOST_MEMBERS,
      fields: {
        name: text({ label: '姓名', maxLength: 80, required: true }),
        position: text({ label: '職稱', maxLength: 120 }),
        picture: picture({ isDecorative: true, label: '照片' }),
        text: longText({ label: '簡介', maxLength: 400 }),
        detail: richText({ label: '詳細介紹', help: '只在打開的介紹裡出現。' }),
        phone: text({ label: '電話', maxLength: 40, isReadable: false }),
        email: text({ label: '電子郵件', maxLength: 120, isReadable: false }),
        website: url({ label: '個人網站' }),
        networks: list({
          label: '社群',
          rowLabel: '社群',
          maxRows: MOST_NETWORKS,
          fields: {
            network: choice({ label: '平臺', options: PROFILE_NETWORKS, default: 'facebook' }),
            href: url({ label: '網址' }),
          },
        }),
      },
      default: [
        { id: 'hsu', name: '許靜儀', position: '教授兼系主任', text: '修辭批評、公眾演說、總統就職演說研究' },
        { id: 'chen', name: '陳柏勳', position: '副教授', text: '社群媒體分析、計算傳播、假訊息查核' },
        { id: 'huang', name: '黃郁庭', position: '副教授', text: '人際溝通、健康傳播、醫病對話' },
      ],
    }),
    ...carouselFields({
      shown: { desktop: 3, tablet: 2, mobile: 1 },
      gap: 30,
      speed: 1000,
      autoplay: true,
      loop: true,
      pauseOnHover: true,
      arrows: false,
      dots: false,
      shownWhen: isCarousel,
    }),
    arrow_style: choice({
      label: '箭號上的字',
      options: [
        { value: 'icon', label: '只有箭號' },
        { value: 'text', label: '只有字' },
        { value: 'both', label: '箭號與字' },
      ],
      default: 'icon',
      shownWhen: hasArrows,
    }),
    previous_label: text({
      label: '「上一位」的字',
      default: '上一位',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: hasArrows,
    }),
    next_label: text({
      label: '「下一位」的字',
      default: '下一位',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: hasArrows,
    }),
  },
  // As shown: nobody without a name, and what is written about a member only where it can be opened.
  outline: ({ members, popup }) =>
    members
      .filter(({ name }) => name !== '')
      .flatMap(({ name, detail }) => [...heading(3, name), ...(popup ? apart(...slots(detail)) : [])]),
})
