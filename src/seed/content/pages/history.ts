import { place, section, storedLink, text } from '#cms/writing/blocks.ts'
import { link, paragraph, quote, richText } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

export const HISTORY: PageSeed = {
  path: 'about/history',
  title: '系所沿革',
  paper: 'bone',
  lead: '從一間借來的視聽教室，到語言傳播大樓五樓。',
  layout: (refs) => [milestones(refs), untold(refs)],
}

function milestones({ page, post }: Refs) {
  return section(
    { title: '大事記', titleStyle: 'plain' },
    place('timeline', {
      layout: 'vertical',
      vertical_style: 'both',
      entrance: 'none',
      level: '3',
      items: [
        {
          date: '1988',
          title: '創立「口語傳播學系」',
          text: '首屆招收四十名，沒有自己的教室，向視聽中心借了一間。',
          icon: 'home',
        },
        { date: '1991', title: '第一屆校內演講比賽', text: '評審費是一盒鳳梨酥，這個傳統維持到今天。', icon: 'mic' },
        { date: '1996', title: '成立碩士班', text: '第一篇論文研究的是夜市叫賣的節奏。', icon: 'book' },
        { date: '1999', title: '九二一地震後進駐廣播站', text: '師生在災區廣播站輪班兩個月，唸失聯名單，也唸公車時刻。' },
        {
          date: '2005',
          title: '第一屆明德盃',
          text: '全國高中職演講邀請賽，十七所學校、四十二位選手。',
          icon: 'award',
          link: storedLink(post('cup')),
        },
        {
          date: '2009',
          title: '遷入語言傳播大樓',
          text: '終於有了自己的五樓，和一扇可以關起來的隔音門。',
          icon: 'map',
          link: storedLink(page('about/space')),
        },
        { date: '2013', title: '增設社群媒體課程群', text: '與資訊學院合聘教師，開始教統計。', icon: 'globe' },
        {
          date: '2017',
          title: '更名為「口語傳播暨社群媒體學系」',
          text: '同年辯論隊成軍，第一場輸了，第二場贏回來。',
          icon: 'chat',
        },
        { date: '2025', title: '口語表達實驗室整修完成', text: '隔音艙、語音分析工作站與二十四席可移動座位。' },
        {
          date: '2026',
          title: '再獲全國大專校院演講比賽國語組第一名',
          text: '睽違七年。得獎的那場演講裡，有四秒鐘沒有聲音。',
          icon: 'star',
          link: storedLink(post('award')),
          active: true,
        },
      ],
    }),
  )
}

function untold({ page, post }: Refs) {
  return section(
    { title: '那些沒有寫進大事記的', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
    text(
      paragraph(
        '第一任系主任的辦公室門上貼過一張紙條：「請敲門，但不必急著說話。」紙條後來不見了，這句話留了下來。2024 年的',
        link('創系特展', post('anniversary')),
        '收錄了一百二十段聲音，其中一段就是那扇門。',
      ),
    ),
    place('unfold', {
      title: '一位老師的口述',
      level: '3',
      text: richText(
        paragraph('以下節錄自創系三十五年的口述歷史，講述者在本系任教二十九年。'),
        quote('我們沒有教室的那一年，在操場邊上課。學生說，老師，飛機飛過去聽不見。我說，那就停下來，等它飛過去。'),
        paragraph(
          '「後來我發現，那是我教過最好的一堂停頓。一個人要先相信聽的人不會走，才敢停。我們在操場上等飛機，等了一學期，全班都學會了。」',
        ),
        paragraph(
          '「有一年校外評鑑，委員問我們的教學特色是什麼。我說，我們的學生會等。委員以為我在開玩笑。我請他到教室後面坐一節課。下課的時候他說，很久沒有人讓他把一句話講完了。」',
        ),
        paragraph(
          '「你問我這三十幾年有什麼沒變？我想是門口那雙鞋。大一剛來的學生，會在門口站很久，不敢進來。我從不催他。他在門口，就已經在聽了。」',
        ),
      ),
      collapse_height: 220,
      expand_text: '讀完這段口述',
      collapse_text: '收起',
    }),
    text(paragraph('如果你手邊有老照片或錄音帶，歡迎與', link('系友會', page('about/alumni')), '聯絡。')),
  )
}
