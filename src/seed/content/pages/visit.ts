import { columns, place, section, text, title } from '#cms/writing/blocks.ts'
import { bold, bullets, link, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed } from '../types.ts'

/** Where the invented campus stands. */
export const CAMPUS = { latitude: 24.1561, longitude: 120.6843 }

export const VISIT: PageSeed = {
  path: '交通與地圖',
  title: '交通與地圖',
  paper: 'celadon',
  lead: '404 臺中市北區明德街 88 號，語言傳播大樓 5 樓。',
  layout: ({ page }) => [
    section(
      { title: '怎麼來', titleStyle: 'plain' },
      columns([
        [title('3', '火車'), text(paragraph('臺中火車站轉乘公車約 15 分鐘，在「明德大學」站下車，進校門後左轉直走 200 公尺。'))],
        [title('3', '公車'), text(bullets('校門口：明德大學站', '後門：明德街口站，較近語言傳播大樓'))],
        [
          title('3', '開車'),
          text(paragraph('國道一號接市區道路約 20 分鐘。訪客請停地下停車場，前一小時免費，無障礙車位在電梯旁。')),
        ],
      ]),
    ),
    section(
      { title: '進到大樓', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
      text(
        paragraph(bold('系辦：'), '五樓出電梯右轉，502 室。週一至週五 08:30 至 12:00、13:00 至 17:00。'),
        paragraph(bold('無障礙：'), '一樓正門有坡道，電梯設語音與點字，五樓設無障礙廁所與哺集乳室。導盲犬可全程進入。'),
        paragraph(bold('找不到路：'), '打 (04) 5550-1988 分機 5201，我們會下樓帶你。'),
      ),
    ),
    section(
      { title: '地圖', titleStyle: 'plain' },
      place('map', {
        map_type: 'marker',
        address: '404 臺中市北區明德街 88 號',
        zoom: 15,
        title: '明德大學附近',
        theme: 'light',
        height: 460,
        markers: [
          { title: '語言傳播大樓', content: '系辦在五樓 502 室。', ...CAMPUS },
          {
            title: '正門：明德大學站',
            content: '公車站牌在門口，進校門後左轉直走 200 公尺。',
            latitude: 24.1548,
            longitude: 120.6827,
          },
          { title: '後門：明德街口站', content: '離語言傳播大樓最近，步行兩分鐘。', latitude: 24.1569, longitude: 120.6856 },
          { title: '地下停車場入口', content: '前一小時免費，無障礙車位在電梯旁。', latitude: 24.1555, longitude: 120.6851 },
        ],
      }),
      text(paragraph('還是找不到？看', link('聯絡我們', page('contact')), '，或者直接打電話。')),
    ),
  ],
}
