import { button, columns, image, section, text, title } from '#cms/writing/blocks.ts'
import { bold, bullets, numbers, paragraph } from '#cms/writing/lexical.ts'
import type { Popup } from '#platform/payload-types.ts'
import type { PopupKey } from './keys.ts'
import type { Refs } from './types.ts'

interface PopupSeed extends Pick<Popup, 'name' | 'look' | 'triggers' | 'rules'> {
  layout: (refs: Refs) => NonNullable<Popup['layout']>
}

const fact = (name: string, says: string) => [bold(name), `　${says}`]

/** Comes by itself, late and seldom, and can be sent away for good. */
const openDay: PopupSeed = {
  name: '招生說明會',
  look: { width: 928, avoidMultiple: true },
  triggers: [{ kind: 'page-load', seconds: 20 }],
  rules: { where: 'chosen', shownOn: { home: true }, maxTimes: 1, timesPer: 'week' },
  layout: ({ picture, post }) => [
    section(
      { width: 'full', spacing: 'none' },
      columns(
        [
          [image(picture('open-day-wave'), { zoom: false })],
          [
            title('2', '11 月 28 日，來系上聽聽看'),
            text(paragraph('116 學年度申請入學說明會，開放參觀錄音間與口語表達實驗室，另有一對一備審諮詢。')),
            {
              ...text(
                bullets(
                  fact('時間', '2026 年 11 月 28 日（六）10:00–15:30'),
                  fact('地點', '國際會議廳，線上同步直播'),
                  fact('對象', '高中職學生與家長，免費'),
                ),
              ),
              size: 'small',
            },
            button('我要報名', post('open-day')),
            {
              ...button('不再顯示', { kind: 'url', url: '/' }, { style: 'line' }),
              link: { kind: 'close-popup', forGood: true },
            },
          ],
        ],
        { gap: 'none', ratio: 'equal', align: 'center' },
      ),
    ),
  ],
}

/** Opened by a button of 線上諮詢預約. */
const consult: PopupSeed = {
  name: '諮詢前的準備',
  look: { width: 640, entrance: 'slide-up', preventScroll: true },
  layout: () => [
    section(
      {},
      title('2', '諮詢前，先想三件事'),
      text(
        numbers(
          '你最想弄清楚的一個問題是什麼？寫成一句話。',
          '你最近一次聽別人說話聽到忘了時間，是誰、在說什麼？',
          '如果只能帶一樣作品來，你會帶哪一樣？',
        ),
        paragraph('不必寫成講稿。二十分鐘裡，我們多半在聽你說。'),
      ),
      { ...button('準備好了', { kind: 'url', url: '/' }), link: { kind: 'close-popup' } },
    ),
  ],
}

export const POPUPS: Record<PopupKey, PopupSeed> = { openDay, consult }
