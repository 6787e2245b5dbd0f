import { button, columns, section, text, title } from '#seed/blocks.ts'
import { bold, bullets, paragraph } from '#seed/lexical.ts'
import type { PageSeed } from '../types.ts'

export const VISIT: PageSeed = {
  path: '交通與地圖',
  title: '交通與地圖',
  paper: 'celadon',
  lead: '404 臺中市北區明德街 88 號，語言傳播大樓 5 樓。',
  layout: ({ url }) => [
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
      button('在地圖上看', url('https://www.openstreetmap.org/search?query=%E8%87%BA%E4%B8%AD%E5%B8%82%E5%8C%97%E5%8D%80'), {
        style: 'line',
      }),
    ),
  ],
}
