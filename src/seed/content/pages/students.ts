import { accordion, button, columns, postList, section, storedLink, text, title } from '#seed/blocks.ts'
import { bold, bullets, link, numbers, paragraph, table } from '#seed/lexical.ts'
import type { PageSeed } from '../types.ts'

export const STUDENTS: PageSeed[] = [
  {
    path: 'students',
    title: '在校生',
    paper: 'straw',
    lead: '選課、實習、表單、錄音間，常用的都在這裡。',
    layout: ({ categoryId, page, category }) => [
      section(
        { title: '常用', titleStyle: 'plain' },
        columns([
          [
            title('3', '課程'),
            text(bullets([link('課程地圖', page('courses'))], [link('擋修表', page('courses/prerequisites'))])),
          ],
          [
            title('3', '實習與表單'),
            text(bullets([link('校外實習', page('students/internship'))], [link('表單下載', page('students/forms'))])),
          ],
          [
            title('3', '空間與補助'),
            text(bullets([link('錄音間預約', page('students/studio'))], [link('獎助學金', page('admission/aid'))])),
          ],
        ]),
      ),
      section(
        {
          title: '最新公告',
          titleStyle: 'plain',
          moreLabel: '全部公告',
          moreLink: storedLink(category('notice')),
          paper: 'bone',
        },
        postList({ layout: 'rows', count: 5, selectBy: 'category', category: categoryId('notice'), showExcerpt: false }),
      ),
    ],
  },
  {
    path: 'students/internship',
    title: '校外實習',
    paper: 'bone',
    lead: '三年級必修，至少 240 小時。每年二十九個單位、五十四個名額。',
    layout: ({ page, post }) => [
      section(
        { title: '一年的節奏', titleStyle: 'plain', width: 'narrow' },
        text(
          numbers(
            [bold('四月：'), '說明會與履歷健檢。'],
            [bold('六月：'), '單位公布工作內容，同學填三個志願。'],
            [bold('九月：'), '面談與媒合。'],
            [bold('十月：'), '公布名單、簽約與保險。'],
            [bold('隔年六月：'), '成果發表，每人八分鐘。'],
          ),
          paragraph('本學年名單：', link('115 學年度校外實習媒合名單公告', post('internship')), '。'),
        ),
      ),
      section(
        { title: '權益與申訴', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
        text(
          paragraph(
            '實習不是免費的人力。每週不超過四十小時，不得單獨夜間外勤；遇到騷擾、超時或與約定不符的工作，請立刻聯絡實習老師，學校會先讓你離開，再處理後續。',
          ),
        ),
        button('下載實習表單', page('students/forms'), { style: 'ink' }),
      ),
    ],
  },
  {
    path: 'students/forms',
    title: '表單下載',
    paper: 'bone',
    lead: '請先確認版本日期，再列印或線上填寫。',
    layout: ({ url }) => [
      section(
        { title: '表單一覽', titleStyle: 'plain' },
        text(
          table(
            ['類別', '表單', '版本', '取得方式'],
            ['一、課務', '擋修科目特殊情形說明書', '115.10', '系辦索取'],
            ['一、課務', '學分抵免申請表', '114.08', '教務系統'],
            ['二、實習', '實習同意書與家長知情書', '115.09', '系辦索取'],
            ['三、競賽', '公假與補助申請表', '115.09', '線上申請'],
            ['四、空間', '空間借用單（校內單位）', '114.09', '系辦索取'],
          ),
          paragraph('需要大字版、點字版或可填寫的電子檔，請寫信告訴我們，一個工作天內提供。'),
        ),
        button('寫信索取', url('mailto:speech@mingde.example'), { style: 'line' }),
      ),
    ],
  },
  {
    path: 'students/studio',
    title: '錄音間預約',
    paper: 'peach',
    lead: '三間錄音間，每人每週至多六小時。',
    layout: ({ page, post }) => [
      section(
        { title: '使用規則', titleStyle: 'plain', width: 'narrow' },
        accordion(
          [
            { title: '開放時間', answer: [paragraph('週一至週五 09:00 至 22:00，週六 10:00 至 17:00。國定假日不開放。')] },
            { title: '認證時段', answer: [paragraph('每週二 12:20、每週四 17:20，在 508 錄音間，約四十分鐘，不必報名。')] },
            {
              title: '離開之前',
              answer: [paragraph('關閉混音器、拔除隨身碟、把椅子推回去。最後一組請關燈，並對空房間說一聲晚安，這是傳統。')],
            },
          ],
          { style: 'box' },
        ),
        text(
          paragraph(
            '線上預約自 2026 年 9 月啟用，說明見',
            link('公告', post('studio-system')),
            '；設備清單見',
            link('空間與設備', page('about/space')),
            '。',
          ),
        ),
      ),
    ],
  },
]
