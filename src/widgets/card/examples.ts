import type { Example } from '#settings/define-widget.ts'

const link = { kind: 'url', url: '/admission/' }

export const examples: Example[] = [
  {
    name: 'icon',
    title: '圖示，整張是連結',
    settings: { icon: 'mic', title: '口語表達', text: '公眾演說、口語詮釋、朗讀與聲音訓練。', link },
  },
  {
    name: 'picture',
    title: '圖片與按鈕',
    settings: {
      media: 'picture',
      picture: 2,
      title: '主持與展演',
      text: '舞臺是最大的教室。\n每學期有兩次公演。',
      link,
      button: '看公演紀錄',
      paper: 'straw',
    },
  },
  {
    name: 'center',
    title: '置中，墨底',
    settings: { icon: 'award', title: '全國辯論賽三連霸', align: 'center', paper: 'ink', level: '2', link, button: '看榮譽榜' },
  },
  { name: 'zhu', title: '朱底，沒有圖', settings: { media: 'none', title: '即日起報名', paper: 'zhu', link, button: '去報名' } },
  { name: 'words', title: '只有標題', settings: { media: 'none', title: '系務公告' } },
  {
    name: 'edges',
    title: '很長的字、由右至左的名稱',
    settings: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk قاعة', text: '長'.repeat(300), link },
  },
]
