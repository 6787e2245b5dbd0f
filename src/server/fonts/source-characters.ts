const OTHERS =
  '20-7E A0-FF 2C7 2C9-2CB 2D9 2010-2016 2018-201A 201C-201E 2020-2022 2025-2027 2030 2032-2033 2039-203B 20AC 2103 2109 2116 ' +
  '2121-2122 2160-216B 2170-217B 2190-2199 2212 221E 2460-2473 25A0-25A1 25B2-25B3 25BC-25BD 25C6-25C7 25CB 25CE-25CF ' +
  '2605-2606 3000-301F 3021-3029 3105-312F 31A0-31BB FE10-FE19 FE30-FE4F FF01-FF5E FFE0-FFE5'

// Common in Taiwanese names and titles, yet not among the frequent characters of Big5.
const NAMES =
  '伃佁侒俋俍俢俽倞倢偀偲儁劭匀咭哆哖哞唭啓喆喵嗩嘓噁噍嚞囍囡囧囹垚堃堔塏墻夆奼妏妗妘妟妡妧妲妶姁姝姮姱' +
  '姵姸娳娸婕婗婞婥婧婬婭婾媗媺嫀嫆嫈嫚嫥嫺嬅嬡嬣嬨嬿孅孋宓宬寀寗寯峋峮峯嵋嶧廸弢彞彣彧彽忐忑忞忻怋恂恒' +
  '愃愔慜戩擀攷敍斌旂旻旼昉昐昫昶昺晙晟晢晧晫晳暐暟暠暤暵曌枘柃栢栯桉椀椿楒楙楡榞槤槺槿樾橒檉欒歆汧沄沇' +
  '沕沚泂泇洳洺浠浤浧淖淥淩淯淼渟渼湉湜溍溎溱滎滏滙滢滺漷潁潞澍澐澔瀅瀞瀠瀧灃灝炅炘烜焄焌焗焱煇煊煒煲熠' +
  '熥熲熺燁燊燏燡燿爀牀犇玗玘玠珂珅珈珉珏珖珙珣珩珵珺珽琁琄琇琚琬琮琰琲瑀瑄瑆瑋瑗瑢瑨璁璇璉璐璱瓅瓩甯畇' +
  '畯痾着睎硤碁碚礒祂祜禔禕禰秝秸稑竑筌筱筳箖箜篪篳粄粧粲粿糬紘紝絜絪綉綝綣綫緁緗繐繾纁羣翀翊翛翥翯翾舖' +
  '舘舺芃芊芩芫芮苡苹茜茭荍荺莙莛菀菖菡菫葳葶蒓蒔蒨蒹蓁蓂蓯蓼蓽蔌蔯蕎蕓蕥薏薐藜藶蘅蘡衆袺裏裱褘詒詡諠譓' +
  '讌賾贄贇赟跩踉蹌蹭躕逑逯逹遒邠鄔鈦鈺鉌鉦銥銹鋆鋐鋕錞鍇鍹鎏鎧鎭鏞鏵鏻鐙鐽鑌鑫闓霈霙頎頴頵顗飆飈饈饋饌' +
  '騏驊驤魴鯓鯤鵰鶿鸝麪黧齎龢'

/** Every character of the heading typeface that is committed: it was cut by this list, and the subset is taken from it. */
export const SOURCE_CHARACTERS: ReadonlySet<string> = new Set([...listRanges(OTHERS), ...listFrequentBig5(), ...NAMES])

function* listRanges(ranges: string): Generator<string> {
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-')
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) yield String.fromCodePoint(code)
  }
}

/** The 5,401 characters of level 1, 0xA440 to 0xC67E. */
function* listFrequentBig5(): Generator<string> {
  const decoder = new TextDecoder('big5')
  for (let code = 0xa440; code <= 0xc67e; code++) {
    const trail = code & 0xff
    if ((trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe))
      yield decoder.decode(Uint8Array.of(code >> 8, trail))
  }
}
