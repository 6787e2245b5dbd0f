import { EXAMPLE_FILES } from '#kit/example-files.ts'
import type { Example } from '#settings/define-widget.ts'

const chime = { title: '〈聽見口傳〉片頭', file: EXAMPLE_FILES.sound }

export const examples: Example[] = [
  {
    name: 'episode',
    title: '有封面與逐字稿',
    settings: {
      ...chime,
      text: '系上廣播節目每集的第一個聲音，由錄音間自己做的。',
      picture: 31,
      transcript: '（六個像鐘一樣的音，由低到高，再慢慢落下。）',
      download: true,
    },
  },
  { name: 'plain', title: '只有聲音，本色紙', settings: { ...chime, paper: 'none', loop: true, volume: 0.3 } },
  {
    name: 'muted',
    title: '靜音，捲到時播放',
    settings: { ...chime, title: '無聲的片頭', muted: true, autoplay: true, paper: 'ink' },
  },
  {
    name: 'elsewhere',
    title: '別的網站上的節目',
    settings: {
      title: '校園電臺第 88 集',
      audio_type: 'url',
      url: 'https://radio.example/episodes/88',
      text: '訪談系友何家瑜。',
      paper: 'sky',
    },
  },
  {
    name: 'long',
    title: '很長的名稱',
    settings: {
      ...chime,
      title: 'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展現場錄音',
      text: 'سارة العلي 的開場致詞',
      picture: 27,
    },
  },
]
