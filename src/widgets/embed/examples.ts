import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  {
    name: 'form',
    title: 'Google 表單',
    settings: {
      address: 'https://docs.google.com/forms/d/e/1FAIpQLSd_mingde-speech-example/viewform',
      title: '迎新宿營報名表',
      text: '九月一日截止，名額六十人。',
    },
  },
  {
    name: 'slides',
    title: 'Google 簡報',
    settings: {
      address: 'https://docs.google.com/presentation/d/1a2B3c4D5e6F7g8H9i0J/edit',
      title: '招生說明會簡報',
      size: 'screen',
    },
  },
  {
    name: 'podcast',
    title: '聲音節目，矮',
    settings: {
      address: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
      title: '《先聽再說》第十二集',
      size: 'low',
    },
  },
  {
    name: 'edges',
    title: '很長的名稱，高',
    settings: {
      address: '<iframe src="https://calendar.google.com/calendar/embed?src=speech%40group.calendar.google.com"></iframe>',
      title: 'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展行事曆',
      text: '長'.repeat(200),
      size: 'tall',
    },
  },
]
