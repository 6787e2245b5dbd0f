import type { Site } from '#platform/payload-types.ts'

/** Names and contact, as they stand in the footer. */
export const SITE = {
  university: '明德大學',
  department: '口語傳播暨社群媒體學系',
  departmentEnglish: 'Speech Communication & Social Media',
  description:
    '明德大學口語傳播暨社群媒體學系，1988 年創系。我們教口語表達，也教社群傳播；但開口之前，先練習聽懂一個人、一個場合、一個時代。',
  address: '404 臺中市北區明德街 88 號 語言傳播大樓 5 樓',
  mapUrl: '/交通與地圖/',
  phone: '(04) 5550-1988',
  phoneNote: '分機 5201、5202',
  email: 'speech@mingde.example',
  hours: '週一至週五 08:30–12:00、13:00–17:00',
  social: [
    { network: 'facebook', url: 'https://www.facebook.com/mingde.speech.example' },
    { network: 'instagram', url: 'https://www.instagram.com/mingde.speech.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@mingde-speech-example' },
    { network: 'threads', url: 'https://www.threads.net/@mingde.speech.example' },
  ],
  // The tones of 口語傳播: third, third, second, fourth.
  brand: { scheme: 'programme', face: 'serif', corners: 'square', lines: 'double', motif: 'voiceprint', tones: '3324' },
  postsPerPage: 10,
  headerTools: [
    {
      blockType: 'header-search',
      iconSize: 'normal',
      popular: ['備審資料', '口試', '課程地圖', '實習', '錄音間預約', '獎學金'].map((words) => ({ words })),
    },
  ],
  everywhere: [{ blockType: 'back-to-top', style: 'progress_indicator', icon: 'arrow', text: '頁首', show_scroll: true }],
} satisfies Partial<Site>
