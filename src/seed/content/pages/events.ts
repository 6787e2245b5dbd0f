import { divider, image, place, postList, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

export const EVENTS: PageSeed = {
  path: 'events',
  title: '活動花絮',
  paper: 'sky',
  lead: '燈亮之前與散場之後。照片都經過被拍的人同意。',
  layout: (refs) => [highlights(refs), pictures(refs), films(refs), shorts(refs), coming(refs)],
}

function highlights({ picture }: Refs) {
  const slide = (key: string, name: string, says: string) => ({
    title: name,
    thumb: picture(key),
    content: [image(picture(key), { ratio: '21/8', zoom: false }), title('3', name), text(paragraph(says))],
  })
  return section(
    { title: '今年的三個晚上', titleStyle: 'plain' },
    place('advanced-slider', {
      label: '三個晚上的照片',
      slides: [
        slide(
          'scene-rehearsal',
          '《請在嗶聲後留言》最後一場',
          '一月十一日。謝幕時全場電話同時響起，沒有人接，因為大家都在鼓掌。',
        ),
        slide('scene-open-mic', '開放麥克風之夜', '五月八日。二十三個人上臺，最短的一段只有四個字：「我想回家。」'),
        slide('scene-camp', '口語表達營結業式', '七月十七日。一百零四位高中生，每個人說一分鐘，說完的人坐下來聽完全部。'),
      ],
      sliderEffect: 'fade',
      loopEnable: true,
      pagination: true,
      navigation: true,
    }),
  )
}

function pictures({ picture }: Refs) {
  const group = (filter_label: string, ...keys: string[]) => ({
    filter_label,
    images: keys.map((key) => ({ picture: picture(key) })),
  })
  return section(
    { title: '相簿', titleStyle: 'plain', anchor: '相簿', paper: 'bone' },
    place('image-gallery', {
      label: '活動相簿',
      groups: [
        group('公演', 'theatre', 'scene-rehearsal', 'scene-dubbing'),
        group('演講與辯論', 'final', 'scene-moot', 'scene-ceremony'),
        group('課堂與田野', 'scene-field-trip', 'script', 'judge'),
        group('營隊與聚會', 'scene-camp', 'scene-open-mic', 'scene-homecoming'),
      ],
      layout: 'grid',
      ratio: '3/2',
      columns: 3,
      columns_tablet: 2,
      columns_mobile: 2,
      show_filter: true,
      lightbox: true,
      slideshow: true,
    }),
  )
}

function films({ picture }: Refs) {
  const film = (name: string, cover: string, category: string, says: string) => ({
    title: says,
    video_type: 'self' as const,
    file: picture(`${name}.webm`),
    captions: picture(`${name}.vtt`),
    picture: picture(cover),
    category,
    ratio: '16/9' as const,
  })
  return section(
    { title: '影片', titleStyle: 'plain', anchor: '影片' },
    place('video', {
      title: '先聽，再說',
      text: '系上的八秒鐘形象動畫，每一場活動開始之前都會放一次。',
      video_type: 'self',
      file: picture('listen.webm'),
      captions: picture('listen.vtt'),
      picture: picture('share'),
      style: 'inline',
      ratio: '16/9',
      button_style: 'both',
      button_text: '播放影片',
    }),
    divider({ style: 'dots', spacing: 'small' }),
    title('3', '依主題看'),
    place('video-gallery', {
      label: '影片集',
      layout: 'grid',
      click_action: 'popup',
      items: [
        film('stage', 'theatre', '公演', '開演前六秒'),
        film('arcs', 'scene-open-mic', '講座與營隊', '一句話的旅程'),
        film('listen', 'scene-camp', '講座與營隊、形象短片', '先聽，再說'),
      ],
      filter: true,
      show_title: true,
      columns: 3,
    }),
  )
}

function shorts({ picture }: Refs) {
  return section(
    { title: '短片動態', titleStyle: 'plain', paper: 'ink' },
    place('feed-video', {
      label: '短片動態',
      items: [
        {
          title: '燈怎麼亮',
          text: '舞臺監督課的期中作業：六秒，三盞燈，不准有人。',
          file: picture('stage.webm'),
          captions: picture('stage.vtt'),
          picture: picture('stage-after'),
        },
        {
          title: '聲音怎麼走',
          text: '社群傳播課把一則謠言的轉傳路徑畫成聲波。',
          file: picture('arcs.webm'),
          captions: picture('arcs.vtt'),
          picture: picture('open-day-wave'),
        },
      ],
      ratio: '16/9',
      columns: 2,
      columns_tablet: 2,
      columns_mobile: 1,
    }),
  )
}

function coming({ category, categoryId }: Refs) {
  return section(
    { title: '下一場', titleStyle: 'plain', moreLabel: '全部活動', moreLink: storedLink(category('event')) },
    postList({ layout: 'rows', count: 4, selectBy: 'category', category: categoryId('event'), showExcerpt: false }),
  )
}
