import { accordion, button, columns, image, place, section, text, title } from '#cms/writing/blocks.ts'
import { bullets, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed } from '../types.ts'

export const SPACE: PageSeed = {
  path: 'about/space',
  title: '空間與設備',
  paper: 'sky',
  lead: '語言傳播大樓五樓，三種房間：練習聽的、練習說的，和讓別人聽見的。',
  layout: ({ file, page, picture }) => [
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
      { title: '走進小劇場', titleStyle: 'plain', paper: 'bone' },
      text(paragraph('地下一樓的小劇場是全系最常用的教室。按標記看看每個位置是做什麼的。')),
      place('hotspots', {
        picture: picture('theatre-plan'),
        style: 'tooltip',
        trigger: 'click',
        glow: false,
        items: [
          { title: '舞臺', text: '高六十公分，有坡道。麥克風預先調好三種高度，坐著講也可以。', x: 50, y: 34 },
          { title: '提問的人', text: '一百二十席，每席都有桌板與插座。發問請舉手，工作人員會把麥克風送過去。', x: 72, y: 66 },
          { title: '輪椅席', text: '第一排左側四席，旁邊是陪同席，從一樓電梯直達。', x: 14, y: 78 },
          { title: '助聽環路', text: '中間六排鋪設感應線圈，助聽器切到 T 檔就能直接收聽。', x: 40, y: 80 },
        ],
      }),
    ),
    section(
      { title: '整修前後', titleStyle: 'plain' },
      columns(
        [
          [
            place('before-after', {
              before: picture('stage-before'),
              after: picture('stage-after'),
              before_label: '2024 年',
              after_label: '2026 年',
              caption: '拉動中間的把手，看整修前後的舞臺。',
            }),
          ],
          [
            title('3', '一年半，只改了光與聲音'),
            text(
              paragraph('舊舞臺的燈打不到角落，後排聽不見前排。整修沒有加一個座位，經費全部用在三件事：'),
              bullets(
                '十二盞可移動的燈，控制臺有大字與觸覺標示。',
                '牆面改用吸音板，殘響從 1.6 秒降到 0.8 秒。',
                '全場助聽環路與即時字幕螢幕。',
              ),
            ),
          ],
        ],
        { ratio: 'wide-first', gap: 'wide', align: 'center' },
      ),
    ),
    section(
      { title: '白天與夜晚', titleStyle: 'plain', paper: 'bone' },
      columns(
        [
          [
            place('image-swap', {
              front: picture('studio'),
              back: picture('studio-night'),
              style: 'fade',
              trigger: 'click',
              ratio: '3/2',
              caption: '508 錄音間的白天與夜晚，按圖片切換。',
            }),
          ],
          [
            text(
              paragraph('白天，錄音間是上課的地方，燈全開，門口的紅燈不亮。'),
              paragraph('晚上七點以後，預約的人進來，關門，紅燈亮。整層樓會自動放輕腳步，這是傳統，沒有寫在任何規定裡。'),
            ),
            button('預約錄音間', page('students/studio'), { style: 'line' }),
          ],
        ],
        { gap: 'wide', align: 'center' },
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
      button('下載空間借用單', file('space-booking.pdf')),
    ),
  ],
}
