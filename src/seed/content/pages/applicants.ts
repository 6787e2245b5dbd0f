import { accordion, button, place, section, text } from '#cms/writing/blocks.ts'
import { bullets, heading, link, numbers, paragraph, quote, richText, table } from '#cms/writing/lexical.ts'
import type { PageSeed } from '../types.ts'

export const APPLICANTS: PageSeed[] = [
  {
    path: 'admission/portfolio',
    title: '備審資料怎麼準備',
    paper: 'celadon',
    lead: '把「我很會溝通」換成一件真正發生過的事。',
    layout: ({ page }) => [
      section(
        { title: '三份資料，各看什麼', titleStyle: 'plain', width: 'narrow' },
        text(
          heading(3, '學習歷程自述'),
          paragraph('八百字以內。請寫一次你沒有說好、或沒有聽好的經驗，後來你做了什麼。成功的故事很多，願意回頭看的比較少。'),
          heading(3, '多元表現'),
          paragraph('社團、打工、照顧家人、經營帳號都算。不必多，挑三件，說清楚你在裡面負責說什麼、對誰說。'),
          heading(3, '三分鐘作品'),
          paragraph('聲音或影像皆可，用手機錄就好。我們不評畫質，只問：聽完之後，有沒有一句話留下來。'),
        ),
      ),
      section(
        { title: '常見的可惜', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
        text(
          bullets('整份資料都在介紹學校，沒有介紹自己。', '每一段都以「因此我學會了」結尾。', '作品剪得很滿，沒有一秒鐘安靜。'),
        ),
        button('預約備審諮詢', page('admission/consult')),
      ),
    ],
  },
  {
    path: 'admission/interview',
    title: '口試評分重點',
    paper: 'celadon',
    lead: '先聽一段錄音，再轉述，最後回應。沒有標準答案，但有聽懂與沒聽懂。',
    layout: ({ page }) => [
      section(
        { title: '評分項目', titleStyle: 'plain', width: 'narrow' },
        text(
          table(
            ['項目', '配分', '我們在看'],
            ['轉述', '40%', '有沒有保留對方的意思，包括他沒有說滿的地方'],
            ['回應', '40%', '是不是接著對方的話說，而不是說自己準備好的'],
            ['互動', '20%', '三人一組時，有沒有把時間留給別人'],
          ),
          quote('講得快、講得滿，不會加分。'),
        ),
        place('popup-modal', {
          toggletype: 'button',
          toggler_text: '看一道示範題',
          width: 640,
          title: '示範題：一段三分鐘的錄音',
          subtitle: '115 學年度口試用過的題目，經當事人同意公開。',
          body: richText(
            paragraph(
              '一位七十一歲的麵店老闆說：「我不是要收店，我是要休息。客人問我什麼時候開，我說，等我睡飽。」接著他談到女兒、房租，和一個三十年的老客人。',
            ),
            numbers(
              '請用一分鐘轉述他說的話。',
              '他沒有說出口的是什麼？你從哪裡聽出來的？',
              '前一位考生的轉述，你想補充或詢問什麼？',
            ),
            paragraph('沒有標準答案。去年有一位考生說：「他沒有說他很累，可是他連說了三次休息。」'),
          ),
          close_label: '關閉',
        }),
      ),
      section(
        { title: '當天流程', titleStyle: 'plain', width: 'narrow' },
        accordion(
          [
            { title: '前五分鐘：聽', answer: [paragraph('三位考生一起聽一段約三分鐘的錄音，可以做筆記。錄音只播一次。')] },
            {
              title: '中間十分鐘：轉述與回應',
              answer: [paragraph('依抽籤順序，每人先轉述一分鐘，再對前一位考生的轉述提出一個問題或補充。')],
            },
            {
              title: '最後五分鐘：老師提問',
              answer: [paragraph('老師會從你的三分鐘作品問起。聽不懂題目，可以請老師再說一次，不扣分。')],
            },
          ],
          { showNumbers: true },
        ),
        text(paragraph('完整時程在', link('大學部入學指南', page('admission/undergraduate')), '。')),
      ),
    ],
  },
]
