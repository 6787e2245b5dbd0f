import type { Example } from '#settings/define-widget.ts'

const row = (picture: number, caption?: string) => ({ id: `picture-${picture}`, picture, caption })

export const examples: Example[] = [
  { name: 'single', title: '一張圖片', settings: { pictures: [row(26)], columns: 2, showCaptions: true } },
  {
    name: 'group',
    title: '一組圖片，每列四張',
    settings: { pictures: [row(27), row(28, '改到第十一版。'), row(29), row(30), row(31)], columns: 4 },
  },
  {
    name: 'apart',
    title: '方形縮圖，各自打開，有圖說',
    settings: { pictures: [row(30), row(31), row(32)], ratio: '1/1', showCaptions: true, slideshow: false },
  },
  {
    name: 'text-link',
    title: '一個文字連結打開一組',
    settings: { pictures: [row(20), row(21), row(22), row(23), row(24), row(25)], display: 'link', linkText: '看六位老師的照片' },
  },
]
