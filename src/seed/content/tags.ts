/** What visitors see; the address is made from the name. */
export const TAGS = {
  speech: '公眾演說',
  contest: '演講比賽',
  debate: '辯論',
  podcast: 'Podcast',
  social: '社群媒體',
  stage: '畢業公演',
  talk: '講座',
  intern: '校外實習',
  course: '選課',
  language: '族語與台語',
  alumni: '系友',
  scholarship: '獎助學金',
} satisfies Record<string, string>

export type TagKey = keyof typeof TAGS
