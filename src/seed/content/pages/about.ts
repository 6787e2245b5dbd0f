import { button, columns, image, lead, postList, section, storedLink, text, title } from '#seed/blocks.ts'
import { bold, bullets, link, paragraph, quote, table } from '#seed/lexical.ts'
import type { PageSeed } from '../types.ts'

export const ABOUT: PageSeed[] = [
  {
    path: 'about',
    title: '認識口傳',
    paper: 'peach',
    lead: '1988 年創系。我們研究人怎麼說話、怎麼聽話，以及一句話走到網路上以後會變成什麼。',
    layout: ({ categoryId, page, picture, category }) => [
      section(
        { title: '我們在教什麼', titleStyle: 'plain' },
        lead(paragraph('口語傳播不是口才班。它問的是：一個人要怎麼把話說清楚，又怎麼知道對方真的聽懂了？')),
        text(
          paragraph(
            '大學部四年分成四個領域：口語表達、論辯與說服、社群傳播、主持與展演。前兩年人人都要走過一遍，第三年開始選擇兩個領域深入，第四年用一齣公演或一份畢業製作，把所學說給觀眾聽。',
          ),
          paragraph('每班口語課程不超過二十四人，因為人一多，就輪不到每個人開口。'),
        ),
        button('看課程地圖', page('courses')),
      ),
      section(
        { title: '先聽，再說', titleStyle: 'plain', paper: 'bone' },
        columns(
          [
            [image(picture('studio'), { ratio: '3/2' })],
            [
              text(
                quote('在口傳系最難的一堂課，是老師要我們十分鐘不說話，只聽對方把話講完。'),
                paragraph('何家瑜，102 級系友，廣播節目製作人'),
                bullets(
                  [link('系所沿革', page('about/history')), '：三十八年裡的十個日子'],
                  [link('師資陣容', page('about/faculty')), '：六位專任老師'],
                  [link('空間與設備', page('about/space')), '：實驗室、錄音間與小劇場'],
                  [link('系友會', page('about/alumni')), '：兩千六百多位系友'],
                ),
              ),
            ],
          ],
          { gap: 'wide', align: 'center' },
        ),
      ),
      section(
        { title: '最近的榮譽', titleStyle: 'plain', moreLabel: '全部榮譽', moreLink: storedLink(category('honor')) },
        postList({
          layout: 'grid-with-thumb',
          columns: '3',
          count: 3,
          selectBy: 'category',
          category: categoryId('honor'),
        }),
      ),
    ],
  },
  {
    path: 'about/history',
    title: '系所沿革',
    paper: 'bone',
    lead: '從一間借來的視聽教室，到語言傳播大樓五樓。',
    layout: ({ page, post }) => [
      section(
        { title: '大事記', titleStyle: 'plain', width: 'narrow' },
        text(
          table(
            ['年', '大事'],
            ['1988', '創立「口語傳播學系」，首屆招收四十名，沒有自己的教室。'],
            ['1991', '第一屆校內演講比賽；評審費是一盒鳳梨酥。'],
            ['1996', '成立碩士班。'],
            ['1999', '九二一地震後，師生進駐災區廣播站兩個月。'],
            ['2005', '第一屆明德盃全國高中職演講邀請賽。'],
            ['2009', '遷入語言傳播大樓。'],
            ['2013', '增設社群媒體課程群，與資訊學院合聘教師。'],
            ['2017', '更名為「口語傳播暨社群媒體學系」；辯論隊成軍。'],
            ['2025', '口語表達實驗室整修完成。'],
            ['2026', '睽違七年，再獲全國大專校院演講比賽國語組第一名。'],
          ),
        ),
      ),
      section(
        { title: '那些沒有寫進大事記的', titleStyle: 'plain', width: 'narrow' },
        text(
          paragraph(
            '第一任系主任的辦公室門上貼過一張紙條：「請敲門，但不必急著說話。」紙條後來不見了，這句話留了下來。2024 年的',
            link('創系特展', post('anniversary')),
            '收錄了一百二十段聲音，其中一段就是那扇門。',
          ),
          paragraph('如果你手邊有老照片或錄音帶，歡迎與', link('系友會', page('about/alumni')), '聯絡。'),
        ),
      ),
    ],
  },
  {
    path: 'about/alumni',
    title: '系友會',
    paper: 'straw',
    lead: '三十八年，兩千六百多位系友，散在電臺、法院、診間、教室與選戰辦公室。',
    layout: ({ url, post }) => [
      section(
        { title: '系友會做的事', titleStyle: 'plain' },
        columns([
          [title('3', '回娘家'), text(paragraph('每年三月第二個星期六。不安排致詞，只安排座位：每一桌都有大一新生。'))],
          [title('3', '接得住助學金'), text(paragraph('每學期十名，每名一萬五千元，不看成績，不公開名單。'))],
          [title('3', '一對一學長姐'), text(paragraph('大三同學可以配對一位同領域的系友，一年見四次面。'))],
        ]),
      ),
      section(
        { title: '加入與捐款', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
        text(
          paragraph(bold('更新聯絡資料：'), '換了工作、搬了家、有了新的節目，都請寫信告訴我們。'),
          paragraph(bold('捐款：'), '可指定用於助學金、公演或錄音設備；年底寄發收據與支用明細。'),
          paragraph('今年回娘家的紀錄：', link('何家瑜談「十分鐘不說話」', post('alumni-talk')), '。'),
        ),
        button('寫信給系友會', url('mailto:alumni@mingde.example')),
      ),
    ],
  },
]
