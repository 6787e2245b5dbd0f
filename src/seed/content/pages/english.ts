import { button, columns, section, text, title } from '#cms/writing/blocks.ts'
import { bullets, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed } from '../types.ts'

export const ENGLISH: PageSeed = {
  path: 'en',
  title: 'Speech Communication & Social Media',
  paper: 'peach',
  lang: 'en',
  lead: 'Listen first, then speak. A department of Mingde University in Taichung, Taiwan, since 1988.',
  seo: { description: 'The Department of Speech Communication and Social Media at Mingde University, Taichung, Taiwan.' },
  layout: ({ url }) => [
    section(
      { title: 'What we teach', titleStyle: 'plain' },
      columns([
        [title('3', 'Oral expression'), text(paragraph('Public speaking, oral interpretation, presentation and interviewing.'))],
        [
          title('3', 'Argumentation'),
          text(paragraph('Reasoning, evidence and cross-examination: oppose an opinion, not a person.')),
        ],
        [title('3', 'Social media'), text(paragraph('Planning, data, short video and fact-checking.'))],
        [title('3', 'Hosting and stage'), text(paragraph('Hosting, voice acting, radio drama and stage management.'))],
      ]),
    ),
    section(
      { title: 'Study with us', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
      text(
        bullets(
          'Bachelor’s programme: 55 places a year, taught in Mandarin Chinese.',
          'Master’s programme: 20 places a year; theses may be written in English.',
          'Exchange students are welcome in both semesters.',
        ),
        paragraph('Office hours: Monday to Friday, 08:30–12:00 and 13:00–17:00 (UTC+8). Telephone +886-4-5550-1988.'),
      ),
      button('Write to us', url('mailto:speech@mingde.example')),
    ),
  ],
}
