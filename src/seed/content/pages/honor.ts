import { columns, place, postList, section, storedLink, text } from '#cms/writing/blocks.ts'
import { link, paragraph } from '#cms/writing/lexical.ts'
import { HONOUR_TABLE } from '../tables.ts'
import type { PageSeed, Refs } from '../types.ts'

export const HONOR: PageSeed = {
  path: 'honor',
  title: '榮譽榜',
  paper: 'straw',
  lead: '獎盃放在系辦前廊，歡迎來看。更想讓你看的是，他們上臺之前改了幾版稿。',
  layout: (refs) => [latest(refs), figures(), all(), passing(refs)],
}

function latest({ category, categoryId }: Refs) {
  return section(
    { title: '最近', titleStyle: 'plain', moreLabel: '全部獲獎消息', moreLink: storedLink(category('honor')) },
    postList({ layout: 'lead', count: 5, selectBy: 'category', category: categoryId('honor') }),
  )
}

function figures() {
  const facts = [
    { number: 14, suffix: '項', title: '近四年全國以上競賽獎項' },
    { number: 62, suffix: '人', title: '曾代表本系出賽的在校生' },
    { number: 7, suffix: '年', title: '兩座國語組第一名之間，隔了這麼久' },
  ]
  return section(
    { title: '數字', titleStyle: 'plain', paper: 'ink', spacing: 'small' },
    columns(facts.map((fact) => [place('fun-fact', { ...fact, style: 'sliding' })])),
  )
}

function all() {
  return section(
    { title: '歷年紀錄', titleStyle: 'plain', anchor: '歷年紀錄' },
    place('data-table', {
      caption: '歷年得獎紀錄',
      source: 'paste',
      paste: HONOUR_TABLE,
      search_placeholder: '找姓名、競賽或指導老師',
      item_per_page: 8,
      entries: false,
    }),
  )
}

function passing({ page, post }: Refs) {
  return section(
    { title: '替他們鼓掌', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
    text(
      paragraph(
        '想參加校外競賽，報名費與交通可以',
        link('申請補助', page('admission/aid')),
        '；想看一篇講稿怎麼改到第十一版，請讀',
        link('林昀臻的得獎報導', post('award')),
        '。',
      ),
    ),
    place('share-buttons', {
      share_buttons: [
        { network: 'facebook' },
        { network: 'line', label: 'LINE' },
        { network: 'threads' },
        { network: 'email', label: '電子郵件' },
      ],
      view: 'icon-text',
      skin: 'framed',
      shape: 'square',
    }),
  )
}
