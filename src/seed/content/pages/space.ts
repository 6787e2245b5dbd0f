import { accordion, button, columns, image, section, text, title } from '#seed/blocks.ts'
import { bullets, paragraph } from '#seed/lexical.ts'
import type { PageSeed } from '../types.ts'

export const SPACE: PageSeed = {
  path: 'about/space',
  title: '空間與設備',
  paper: 'sky',
  lead: '語言傳播大樓五樓，三種房間：練習聽的、練習說的，和讓別人聽見的。',
  layout: ({ page, picture }) => [
    section(
      { title: '主要空間', titleStyle: 'plain' },
      columns(
        [
          [
            image(picture('lab'), { ratio: '3/2' }),
            title('3', '口語表達實驗室（507）'),
            text(
              paragraph('隔音艙一座、語音分析工作站兩組、可移動座位二十四席。語速、停頓、音高都看得見，但最後還是要用耳朵判斷。'),
            ),
          ],
          [
            image(picture('studio'), { ratio: '3/2' }),
            title('3', '廣播錄音間（508 至 510）'),
            text(paragraph('三間錄音間，最大的一間可以容納六人同時對談。星期三晚上通常最搶手。')),
          ],
          [
            image(picture('theatre'), { ratio: '3/2' }),
            title('3', '小劇場（B1）'),
            text(paragraph('一百二十席，設有輪椅席與助聽環路。畢業公演前兩週全天開放排練。')),
          ],
        ],
        { gap: 'normal' },
      ),
    ),
    section(
      { title: '借用規則', titleStyle: 'plain', width: 'narrow' },
      accordion([
        {
          title: '誰可以借用？',
          answer: [paragraph('本系師生與系友。校內其他單位請在兩週前以公文提出；校外團體目前不開放。')],
        },
        {
          title: '要先會操作嗎？',
          answer: [
            paragraph('要。錄音間與實驗室須先通過認證：'),
            bullets('看完二十分鐘的操作影片。', '到系辦完成一次實際開機、收音與關機。', '認證有效兩年。'),
          ],
        },
        { title: '器材可以帶出去嗎？', answer: [paragraph('錄音筆、領夾式麥克風與三腳架可外借三天，請在歸還前刪除錄音檔。')] },
      ]),
      button('預約錄音間', page('students/studio')),
    ),
  ],
}
