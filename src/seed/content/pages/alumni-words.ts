/** What former students say, on the home page and on their own. */
export const ALUMNI_WORDS = [
  {
    quote: '在口傳系最難的一堂課，是老師要我們十分鐘不說話，只聽對方把話講完。',
    name: '何家瑜',
    designation: '102 級系友｜廣播節目製作人',
  },
  {
    quote: '我高中是那種點名會臉紅的人。現在還是會臉紅，但我知道紅著臉也可以把話講完。',
    name: '葉欣柔',
    designation: '110 級系友｜企業內訓講師',
  },
  {
    quote: '開庭時我常想起論辯課的規矩：先複述對方的主張，複述到他點頭，才輪到你反對。',
    name: '蘇于晴',
    designation: '98 級系友｜律師、本系兼任講師',
  },
  {
    quote: '查核最花時間的不是找資料，是打電話給那個被誤會的人，聽他說完。',
    name: '杜宇翔',
    designation: '105 級系友｜事實查核記者',
  },
  {
    quote: '病人只有八分鐘。我在系上學到的是，前三分鐘不要插嘴，後五分鐘才夠用。',
    name: '江品妍',
    designation: '107 級系友｜醫院社工師',
  },
] as const satisfies { quote: string; name: string; designation: string }[]
