import { button } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, numbers, paragraph, quote, table, upload, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const INTERNSHIPS: PostSeed[] = [
  {
    key: 'intern-second',
    title: '校外實習第二次媒合：五個單位、五個名額，10 月 16 日前登記',
    slug: 'internship-second-round-115',
    category: 'internship',
    tags: ['intern'],
    published: '2026-10-13 10:00',
    excerpt: '第一次沒有媒合成功不是成績單。剩下的五個單位，我們把工作內容寫得更白。',
    poster: { composition: 'chairs', alt: '聲紋海報：稻黃紙上兩張面對面的椅子，中間的燈下有一句話正在成形' },
    body: ({ page, post }) => [
      paragraph(
        link('第一次媒合', post('internship')),
        '後還有五個名額。實習老師一一打電話問過，這五個單位缺人的原因多半不是條件差，而是職缺名稱看不出在做什麼。以下是他們自己的說法。',
      ),
      table(
        ['單位', '類別', '實際工作', '地點'],
        ['中城有線電視', '廣電與新媒體', '地方新聞配音與字幕校對，每週兩天', '臺中'],
        ['合聲公關', '公關與企業溝通', '整理醫療衛教問答，陪同辦理說明會', '臺中'],
        ['沐光企業顧問', '公關與企業溝通', '內部廣播節目企劃，一季三集', '彰化'],
        ['臺中安心專線', '非營利組織', '不接個案電話；協助志工訓練教材錄音', '臺中'],
        ['南投縣長照資源中心', '公部門', '把申請流程改寫成台語口播稿', '南投'],
      ),
      heading(2, '登記與面談'),
      numbers(
        [bold('10 月 16 日（五）17:00 前：'), '到系辦填兩個志願，已錄取第一次媒合者不得再登記。'],
        [bold('10 月 19 日（一）下午：'), '在語傳 502 與單位面談，每人十五分鐘。'],
        [bold('10 月 21 日（三）：'), '寄發結果，報到期限與第一次媒合相同。'],
      ),
      paragraph(
        '面談前想練習一次的同學，黃郁庭老師 10 月 15 日中午在研究室等你，帶便當來就好。實習的時數與權益，請看',
        link('實習與產學', page('students/internship')),
        '。',
      ),
    ],
  },
  {
    key: 'intern-showcase',
    title: '114 學年度實習成果發表：四十六個八分鐘',
    slug: 'internship-showcase-114',
    category: 'internship',
    tags: ['intern', 'speech'],
    published: '2026-06-08 16:00',
    excerpt: '規則是只能講一件事，而且要從自己做錯的地方開始講。',
    byline: '學生記者　何思妤',
    poster: 'theatre',
    body: ({ post }) => [
      paragraph(
        '6 月 5 日（五）小劇場從早上九點坐到下午六點。四十六位三年級同學輪流上臺，每人八分鐘，說自己在實習單位的三百個小時裡，最難忘的一件事。',
      ),
      paragraph(
        '今年的規則由實習老師羅曼寧訂下：不准放單位簡介，不准感謝任何人，第一句話要從自己做錯的地方說起。有人把市長的名字唸錯，有人在直播裡忘了關麥克風，有人替客戶擬的聲明被退了九次。',
      ),
      quote('第九次被退的時候，我才發現我一直在替公司說話，沒有在替讀的人說話。'),
      heading(2, '觀眾票選的三場'),
      bullets(
        '〈第九版〉　公關組潘宥均：一封道歉信怎麼從八百字變成一百二十字。',
        '〈請稍候〉　廣電組簡詩涵：直播斷訊的四十秒，她在幕後學會的事。',
        '〈沒有人排隊〉　公部門組曾柏凱：諮詢櫃檯無人上門，原來是標示寫得太專業。',
      ),
      paragraph(
        '到場的十九位單位督導都留了一張手寫回饋。其中一張寫著：「原來他那天不是在發呆，是在聽。」大二同學若想知道怎麼開始，可以先讀四月的',
        link('實習說明會紀錄', post('intern-briefing')),
        '。',
      ),
    ],
  },
  {
    key: 'intern-briefing',
    title: '115 學年度校外實習說明會與履歷健檢，4 月 22 日中午見',
    slug: 'internship-briefing-115',
    category: 'internship',
    tags: ['intern'],
    published: '2026-04-13 09:00',
    excerpt: '帶一份列印出來的履歷，換一份便當，和一位願意說實話的學長姐。',
    body: ({ page }) => [
      paragraph(
        '明年要實習的大二同學，請把 4 月 22 日（三）12:20 至 14:00 空下來。說明會在語傳 501 教室，前四十分鐘講制度，後一小時做履歷健檢，現場備有便當與素食。',
      ),
      heading(2, '這一年會怎麼走'),
      bullets(
        '六月：二十九個單位公布工作內容，每人填三個志願。',
        '九月：面談與媒合。單位會打分數，你也會替單位打分數。',
        '十月：公布名單、簽約、投保。',
        '隔年六月：成果發表，每人八分鐘。',
      ),
      heading(2, '履歷健檢怎麼做'),
      paragraph(
        '十二位剛實習完的三年級同學，一人一桌。他們只做一件事：把你的履歷唸出來給你聽。唸到你自己想喊停的那一行，就是要改的那一行。',
      ),
      paragraph(
        '修滿 72 學分才能實習，請先到',
        link('擋修表', page('courses/prerequisites')),
        '確認資格；當天不能來的同學，投影片與問答會在隔週放上',
        link('實習與產學', page('students/internship')),
        '頁面。',
      ),
    ],
  },
  {
    key: 'intern-114',
    title: '114 學年度校外實習媒合結果：二十七個單位、四十六位同學',
    slug: 'internship-placement-114',
    category: 'internship',
    tags: ['intern'],
    published: '2025-10-06 09:30',
    excerpt: '今年首次有醫院與地方法院加入。請錄取同學在 10 月 17 日前回覆。',
    poster: { composition: 'frames', alt: '聲紋海報：稻黃紙上斜放的一段底片，每一格都是一句不同的話' },
    body: ({ page }) => [
      paragraph(
        '114 學年度的實習單位從二十四個增加到二十七個，新加入的是一家區域醫院的病人服務部、一所地方法院的訴訟輔導科，以及一個離島社區電臺。四十六位同學全數媒合，其中三十一位分發到第一志願。',
      ),
      table(
        ['類別', '單位數', '錄取'],
        ['廣電與新媒體', '10', '20'],
        ['公關與企業溝通', '8', '12'],
        ['非營利組織', '5', '8'],
        ['公部門與醫療', '4', '6'],
      ),
      heading(2, '接下來的三個日期'),
      bullets(
        [bold('10 月 17 日（五）：'), '回覆是否接受。'],
        [bold('10 月 31 日（五）：'), '繳齊同意書與保險資料。'],
        [bold('11 月 12 日（三）：'), '行前工作坊，教三件事：怎麼接電話、怎麼拒絕、怎麼寫工作日誌。'],
      ),
      paragraph(
        '表單可在',
        link('表單下載', page('students/forms')),
        '第二類取得。對分發結果有疑問，10 月 9 日前都可以找實習老師談。',
      ),
    ],
  },
  {
    key: 'intern-home',
    title: '返鄉實習補助開放申請：回自己的家鄉，錄一個夏天',
    slug: 'hometown-internship-2025',
    category: 'internship',
    tags: ['intern', 'scholarship', 'alumni'],
    published: '2025-05-05 10:00',
    excerpt: '系友會每月補助八千元，最多兩個月。條件只有一個：單位要在你長大的縣市。',
    poster: { composition: 'routes', alt: '聲紋海報：稻黃紙上，七條彎彎的路通向同一個朱紅色圓點' },
    body: ({ page, post }) => [
      paragraph(
        '暑假實習多半集中在臺北與臺中，但地方電臺、社區報與文化館往往更缺人。系友會的返鄉實習補助，就是替想回家的同學付掉房租以外的開銷。',
      ),
      heading(2, '補助內容'),
      bullets(
        '每月 8,000 元，以兩個月為限，每年六名。',
        '單位須在申請人國中或高中就讀的縣市，由申請人自行洽妥，或請系上代為聯絡。',
        '結束後交一件作品：一集節目、一份口述史，或一張聲音地圖都可以。',
      ),
      paragraph(
        '去年六位同學回到臺東、澎湖、屏東與雲林。其中洪以晴在馬公錄了二十三種漁市叫價，後來成了',
        link('創系特展', post('anniversary')),
        '最多人駐足的一站。',
      ),
      paragraph(
        '請在 5 月 23 日（五）17:00 前繳交一頁計畫與單位同意信，六月初公布名單。其他補助整理在',
        link('獎助學金', page('admission/aid')),
        '。',
      ),
      widget(button('寫信給系友會', { kind: 'url', url: 'mailto:alumni@mingde.example' }, { style: 'ink' })),
    ],
  },
  {
    key: 'intern-council',
    title: '實習現場筆記：在市議會聽人說話的兩百四十個小時',
    slug: 'internship-note-council',
    category: 'internship',
    tags: ['intern', 'debate'],
    published: '2024-06-14 15:00',
    excerpt: '三年級鄭宇倫在議會祕書處做逐字稿。他發現最重要的話，常常是坐下以後才說的。',
    byline: '三年級　鄭宇倫',
    body: ({ page, picture }) => [
      paragraph(
        '我的工作是聽錄音，把質詢打成逐字稿。第一週我打得很快，督導把稿子退回來，只圈了一個地方：議員說「這個部分」，我照打，沒有去查他指的是哪個部分。',
      ),
      paragraph('她說，逐字不是照抄。你要先聽懂，才知道哪一個字不能錯。'),
      heading(2, '我學會的三件事'),
      numbers(
        '聽數字的時候看嘴型。十和四，在議事廳的回音裡是同一個音。',
        '插話要標時間。誰在第幾秒打斷誰，有時比內容更重要。',
        '散會以後不要馬上關機。真正的協調，發生在大家收拾公事包的那三分鐘。',
      ),
      upload(picture('judge')),
      paragraph(
        '兩百四十個小時裡，我聽過最好的一場質詢只有六分鐘。那位議員問了四題，每一題都等對方說完，最後局長自己說：「我們再想一下。」',
      ),
      paragraph(
        '想去議會實習的學弟妹，請先修「法庭與議會溝通」，課程在',
        link('論辯與說服領域', page('courses/undergraduate')),
        '。',
      ),
    ],
  },
]
