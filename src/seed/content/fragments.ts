import { button, columns, countdown, image, lead, section, text } from '#cms/writing/blocks.ts'
import { bold, bullets, link, paragraph } from '#cms/writing/lexical.ts'
import type { StoredFragment } from '#platform/payload-types.ts'
import type { FragmentKey } from './keys.ts'
import type { Refs } from './types.ts'

interface FragmentSeed {
  name: string
  layout: (refs: Refs) => NonNullable<StoredFragment['layout']>
}

// No headings: a panel of the header comes before the page's own.
const admission: FragmentSeed = {
  name: '招生資訊選單面板',
  layout: ({ page, post, picture }) => [
    section(
      {},
      columns([
        [
          lead(paragraph(bold('招生資訊'))),
          { ...text(paragraph('從高中到碩士班，先找到適合你的入學管道，再準備你要說的話。')), size: 'small' },
          button('116 學年度入學指南', page('admission/undergraduate')),
        ],
        [
          text(
            paragraph(bold('入學管道')),
            bullets(
              [link('申請入學', page('admission/undergraduate')), '32 名'],
              [link('繁星推薦', page('admission/stars')), '8 名'],
              [link('碩士班甄試', page('admission/master')), '12 名'],
            ),
          ),
        ],
        [
          text(
            paragraph(bold('準備與諮詢')),
            bullets(
              link('備審資料怎麼準備', page('admission/portfolio')),
              link('口試評分重點', page('admission/interview')),
              link('獎助學金', page('admission/aid')),
              link('線上諮詢預約', page('admission/consult')),
            ),
          ),
        ],
        [
          image(picture('open-day'), {
            link: { kind: 'post', post: idOf(post('open-day')) },
            caption: '11 月 28 日招生說明會，線上同步直播',
            ratio: '3/2',
          }),
          text(paragraph(link('立即報名', post('open-day')))),
        ],
      ]),
    ),
  ],
}

const courses: FragmentSeed = {
  name: '課程地圖選單面板',
  layout: ({ page, url }) => [
    section(
      { spacing: 'small' },
      columns(
        [
          [
            lead(paragraph(bold('課程地圖'))),
            { ...text(paragraph('四年一百二十八學分，從聽開始。前兩年四個領域都走一遍，第三年選兩個深入。')), size: 'small' },
            countdown('2027-03-05T17:00:00+08:00', { style: 'line', title: '距離加退選截止', finishTitle: '加退選已經截止' }),
          ],
          [
            text(
              paragraph(bold('四個領域')),
              bullets(
                ...['口語表達', '論辯與說服', '社群傳播', '主持與展演'].map((field) =>
                  link(field, url(`/courses/undergraduate/#${encodeURIComponent(field)}`)),
                ),
              ),
            ),
            text(
              paragraph(bold('修課規定')),
              bullets(link('碩士班課程', page('courses/master')), link('擋修表', page('courses/prerequisites'))),
            ),
          ],
        ],
        { ratio: 'wide-first' },
      ),
    ),
  ],
}

/** Stands on pages, wherever somebody may have a question left. */
const office: FragmentSeed = {
  name: '還有問題，找系辦',
  layout: ({ page }) => [
    section(
      { spacing: 'small' },
      text(paragraph('還有問題？系辦在語言傳播大樓五樓 502 室，週一到週五 08:30 到 17:00 都有人。')),
      button('聯絡系辦', page('contact')),
    ),
  ],
}

export const FRAGMENTS: Record<FragmentKey, FragmentSeed> = { admission, courses, office }

function idOf(target: ReturnType<Refs['post']>): number | undefined {
  return target.kind === 'url' ? undefined : target.id
}
