import { bullets, heading, link, paragraph, quote, table, upload } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const HONORS: PostSeed[] = [
  {
    key: 'book-award',
    title: '羅曼寧老師《聽見空房間》獲年度學術專書獎',
    slug: 'book-award-2026',
    category: 'honor',
    tags: ['podcast'],
    published: '2026-01-19 10:00',
    excerpt: '這本書研究的是節目裡沒有人說話的片段，以及聽眾為什麼沒有轉臺。',
    poster: { composition: 'rosette', alt: '聲紋海報：稻黃紙上，一圈聲調柱排成勳章，下方垂著兩條緞帶' },
    body: ({ page }) => [
      paragraph(
        '羅曼寧老師的專書《聽見空房間：聲音敘事中的留白》獲頒年度學術專書獎。她用五年時間分析三百二十集敘事節目，量測其中每一段超過兩秒的靜默，再訪談四十六位聽眾，問他們在那兩秒裡聽到什麼。',
      ),
      paragraph('答案從來不是「沒有聲音」。有人聽到冰箱，有人聽到自己，有人說那是節目唯一看著他的時候。'),
      quote('留白不是少放一點東西，而是相信對方會走進來。'),
      heading(2, '課堂裡的書'),
      paragraph(
        '書中第四章寫的就是本系的錄音間。她規定同學錄完一個場景後，必須再錄三十秒空房間的聲音，這三十秒後來救過許多剪不下去的段落。',
      ),
      paragraph(
        '獎金全數捐作錄音設備。新書座談將於三月舉行，時間另行公告；錄音間的樣子，可以在',
        link('空間與設備', page('about/space')),
        '看到。',
      ),
    ],
  },
  {
    key: 'award-2025',
    title: '賀！許家豪同學榮獲第十八屆全國大專校院演講比賽台語組第二名',
    slug: 'national-speech-contest-18',
    category: 'honor',
    tags: ['contest', 'speech', 'language'],
    published: '2025-11-11 10:00',
    excerpt: '他用台語講阿公的腳踏車店，講到「補胎」兩個字時，評審席有人笑著點了頭。',
    byline: '系辦公室　葉庭瑋',
    poster: { composition: 'title-row', alt: '聲紋海報：稻黃紙上一排聲調柱，一根朱紅色的升進圓形光區' },
    body: ({ page }) => [
      paragraph(
        '第十八屆全國大專校院演講比賽 11 月 9 日（日）在花蓮舉行，本系二年級許家豪以〈孔明車店〉獲台語組第二名，是本系近五年來在台語組的最佳成績。',
      ),
      paragraph(
        '許家豪在彰化田尾長大，小時候跟阿公說台語，上學以後漸漸聽得懂、說不出。大一修「口語詮釋」時，他抽到一首台語詩，唸到一半停住，因為有三個字他只會用國語唸。',
      ),
      heading(2, '三個字，打了二十通電話'),
      paragraph(
        '他打電話回家問，一通比一通長。阿公從那三個字講到補胎的膠水，再講到 1968 年第一臺越野車。比賽的講稿，就是這二十通電話剪出來的。',
      ),
      quote('我以為我在問字，其實是阿公等我打來，等很久了。'),
      table(
        ['項目', '內容'],
        ['組別', '台語組，三十八人參賽'],
        ['名次', '第二名'],
        ['講題', '孔明車店'],
        ['指導', '許靜儀 教授、台語顧問 洪錦田'],
      ),
      paragraph(
        '同場國語組的鄧語喬獲得佳作。培訓由公眾演說課的老師輪流負責，課程安排請見',
        link('大學部課程', page('courses/undergraduate')),
        '。',
      ),
    ],
  },
  {
    key: 'award-2024',
    title: '全國演講比賽國語組第四名：鄧語喬與一張寫滿字的回饋單',
    slug: 'national-speech-contest-17',
    category: 'honor',
    tags: ['contest', 'speech'],
    published: '2024-11-13 10:00',
    excerpt: '差零點三分進前三。她把評審的手寫回饋影印了七份，貼在系辦門口。',
    poster: { composition: 'podium', alt: '聲紋海報：稻黃紙上一列聲調柱，朱紅色的一根高高站進白光裡' },
    body: ({ picture }) => [
      paragraph(
        '第十七屆全國大專校院演講比賽 11 月 10 日（日）在臺南落幕，二年級鄧語喬以〈給下一個租客〉獲國語組第四名，與第三名相差零點三分。',
      ),
      paragraph(
        '講題是「鑰匙」。她講的是租屋處抽屜裡一張沒有署名的便條，上面寫著熱水器要等四十秒、隔壁的狗叫豆豆。她說，那張便條是她在這個城市收到的第一句話。',
      ),
      upload(picture('final')),
      heading(2, '評審寫了什麼'),
      bullets(
        '開場三十秒沒有任何形容詞，很好。',
        '中段的第二個例子可以不要，第一個已經夠了。',
        '結尾請相信聽眾。你不必告訴我們這是溫柔。',
      ),
      paragraph('回來之後，她把這張回饋單影印七份貼在系辦門口，請學弟妹自己拿。三天就拿完了。'),
    ],
  },
  {
    key: 'field-recording',
    title: '畢業製作〈市場五點半〉獲青年聲音獎最佳田野錄音',
    slug: 'market-at-half-past-five',
    category: 'honor',
    tags: ['podcast', 'stage'],
    published: '2024-05-20 14:00',
    excerpt: '兩位四年級同學在第五市場錄了三十七個清晨，作品裡沒有一句旁白。',
    poster: { composition: 'spectrogram', alt: '聲紋海報：稻黃紙上以網點印成的市場聲譜，低處有一道朱紅' },
    body: ({ page }) => [
      paragraph(
        '〈市場五點半〉長二十六分鐘，從第一扇鐵門拉開，錄到最後一桶水潑在地上。四年級唐以樂與柯品妤花了三十七個清晨，用兩支麥克風記下一座市場醒來的順序。',
      ),
      paragraph('整部作品沒有旁白。評審說，聽到第九分鐘，自己已經知道左手邊是魚攤、右手邊是豆腐，而且豆腐攤的老闆今天心情不好。'),
      heading(2, '他們訂下的規矩'),
      bullets('先買菜，再錄音。', '錄之前問過每一攤，不同意的攤位經過時就關機。', '完成後先回市場放一次給攤商聽，再交作業。'),
      paragraph(
        '首播那天，市場休市，二十幾位攤商坐在自己的攤位上，聽自己平常沒有聽過的早晨。這件作品與歷年的錄音都收在',
        link('Podcast 與廣播劇', page('works/audio')),
        '。',
      ),
    ],
  },
]
