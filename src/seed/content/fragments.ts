import type { Fragment } from '#content/payload-types.ts'
import { button, section, text, title } from '#seed/blocks.ts'
import { bullets, link, paragraph } from '#seed/lexical.ts'
import type { Refs } from './types.ts'

interface FragmentSeed {
  name: string
  layout: (refs: Refs) => NonNullable<Fragment['layout']>
}

export const FRAGMENTS: FragmentSeed[] = [
  {
    name: '招生資訊選單面板',
    layout: ({ page }) => [
      section(
        { paper: 'celadon', spacing: 'small' },
        title('2', '招生資訊'),
        text(
          paragraph('從高中到碩士班，先找到適合你的入學管道，再準備你要說的話。'),
          bullets(
            [link('申請入學', page('admission/undergraduate')), '　32 名'],
            [link('繁星推薦', page('admission/stars')), '　8 名'],
            [link('碩士班甄試', page('admission/master')), '　12 名'],
          ),
        ),
        button('116 學年度入學指南', page('admission/undergraduate')),
      ),
    ],
  },
]
