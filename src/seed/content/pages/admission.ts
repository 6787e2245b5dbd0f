import { button, countdown, place, section, text } from '#cms/writing/blocks.ts'
import { bold, heading, link, numbers, paragraph, table } from '#cms/writing/lexical.ts'
import type { PageSeed } from '../types.ts'
import { ADMISSION_HOME } from './admission-home.ts'

export const ADMISSION: PageSeed[] = [
  ADMISSION_HOME,
  {
    path: 'admission/stars',
    title: '繁星推薦',
    paper: 'celadon',
    lead: '8 名，不辦面試。寫給在自己學校裡一直很穩的你。',
    layout: ({ page }) => [
      section(
        { title: '校系分則', titleStyle: 'plain', width: 'narrow' },
        text(
          table(
            ['項目', '內容'],
            ['學測檢定', '國文均標、英文均標'],
            ['比序一', '在校學業成績全校排名百分比'],
            ['比序二', '國文級分'],
            ['比序三', '國文學業成績全校排名百分比'],
          ),
          heading(3, '錄取之後'),
          paragraph('繁星推薦沒有口試，所以我們在六月另辦試聽日：先坐進教室聽一堂課，再決定要不要來。'),
          paragraph('其他管道請見', link('大學部入學指南', page('admission/undergraduate')), '。'),
        ),
      ),
    ],
  },
  {
    path: 'admission/master',
    title: '碩士班甄試',
    paper: 'sky',
    lead: '116 學年度甄試招收 12 名：研究組 8 名、展演組 4 名。',
    layout: ({ page, url }) => [
      section(
        { title: '時程與評分', titleStyle: 'plain', width: 'narrow' },
        text(
          numbers(
            [bold('10 月 5 日至 23 日：'), '網路報名，上傳研究計畫或作品說明（五千字以內）。'],
            [bold('11 月 21 日：'), '口試，每人二十五分鐘；展演組另加十分鐘示範。'],
            [bold('12 月 4 日：'), '公告錄取名單。'],
          ),
          table(['項目', '研究組', '展演組'], ['書面審查', '50%', '40%'], ['口試', '50%', '40%'], ['示範', '不計', '20%']),
          paragraph('課程安排與畢業條件請見', link('碩士班課程', page('courses/master')), '。'),
        ),
        button('寫信詢問', url('mailto:speech@mingde.example'), { style: 'line' }),
      ),
    ],
  },
  {
    path: 'admission/aid',
    title: '獎助學金',
    paper: 'straw',
    lead: '學費不該是你不來的理由。',
    layout: ({ file, picture }) => [
      section(
        { title: '入學時就有的', titleStyle: 'plain' },
        text(
          table(
            ['名稱', '對象', '金額', '申請期間'],
            ['入學獎學金', '申請入學前五名', '每學期 20,000 元，兩年', '不必申請'],
            ['接得住助學金', '經濟有困難的同學', '每學期 15,000 元', '三月、十月'],
            ['返鄉實習補助', '回家鄉電臺或地方媒體實習', '每月 8,000 元', '五月'],
            ['競賽補助', '參加校外演講、辯論比賽', '實報實銷', '隨時'],
          ),
          paragraph('同一學期可以領取兩項，入學獎學金不在此限。'),
        ),
        button('下載競賽公假與補助申請表', file('contest-leave.pdf'), { style: 'line' }),
      ),
      section(
        { title: '系友與基金會提供的', titleStyle: 'plain', paper: 'bone' },
        place('data-table', {
          caption: '115 學年度獎助學金一覽',
          source: 'file',
          file: picture('scholarships.csv'),
          search: false,
          pagination: false,
          info: false,
        }),
      ),
    ],
  },
  {
    path: 'admission/consult',
    title: '線上諮詢預約',
    paper: 'peach',
    lead: '二十分鐘，一對一。你可以問任何事，包括「我真的適合嗎」。',
    layout: ({ url, popup }) => [
      section(
        { paper: 'peach', spacing: 'small' },
        countdown('2027-01-11T17:00:00+08:00', {
          title: '距離備審諮詢預約截止',
          note: '逾時按長鈴，不再收件',
          finishTitle: '備審諮詢預約已截止',
        }),
      ),
      section(
        { title: '怎麼預約', titleStyle: 'plain', width: 'narrow' },
        text(
          numbers(
            '寫信到系辦信箱，主旨寫「線上諮詢」。',
            '信裡寫三件事：你的學校與年級、想問的問題、方便的兩個時段。',
            '兩個工作天內會收到回信與會議連結，信裡有當天陪你聊的人的名字。',
          ),
          paragraph('諮詢以國語進行，需要台語、手語翻譯或純文字對談，請在信中註明。'),
        ),
        button('寫信預約', url('mailto:consult@mingde.example')),
        button('諮詢前的準備', popup('consult'), { style: 'line' }),
      ),
    ],
  },
]
