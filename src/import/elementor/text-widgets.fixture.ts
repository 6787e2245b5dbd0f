import { photo } from '../conversion/references.fixture.ts'
import { about, pic, url, type WidgetSample } from './widget-sample.fixture.ts'

export const TEXT_SAMPLES: WidgetSample[] = [
  { widget: 'heading', settings: { title: '關於<br>本系', header_size: 'h2', align: 'center' }, becomes: 'heading<關於 本系>' },
  {
    widget: 'e-heading',
    settings: { title: { $$type: 'string', value: '新標題' }, tag: { value: 'h3' } },
    becomes: 'heading<新標題>',
  },
  { widget: 'e-paragraph', settings: { paragraph: { $$type: 'string', value: '新段落' } }, becomes: 'text<p(新段落)>' },
  {
    widget: 'text-editor',
    settings: { editor: `<p>一</p><p><img src="${photo(1)}"></p>` },
    becomes: 'text<p(一)> image<1>',
  },
  { widget: 'button', settings: { text: '報名', link: about, size: 'sm' }, becomes: 'button<報名>' },
  {
    widget: 'e-button',
    settings: { text: { value: '報名' }, link: { value: { destination: 'https://example.org/' } } },
    becomes: 'button<報名>',
  },
  { widget: 'elementskit-button', settings: { ekit_btn_text: '報名', ekit_btn_url: about }, becomes: 'button<報名>' },
  {
    widget: 'elementskit-dual-button',
    settings: {
      ekit_button_one_text: '甲',
      ekit_button_one_link: about,
      ekit_button_two_text: '乙',
      ekit_button_two_link: about,
    },
    becomes: 'button<甲> button<乙>',
  },
  { widget: 'divider', settings: { style: 'dotted', look: 'line_text', text: '分隔' }, becomes: 'divider<> heading<分隔>' },
  { widget: 'e-divider', settings: {}, becomes: 'divider<>' },
  { widget: 'spacer', settings: { space: { size: 50 } }, becomes: '' },
  {
    widget: 'icon',
    settings: { link: url('https://example.org/a'), selected_icon: { value: 'fas fa-star' } },
    becomes: 'text<p([example.org](https://example.org/a))>',
  },
  {
    widget: 'icon-box',
    settings: { title_text: '師資', description_text: '十位教師', link: about, selected_icon: { value: 'fas fa-users' } },
    becomes: 'card<十位教師>',
  },
  {
    widget: 'icon-box',
    settings: { title_text: '師資', description_text: '<ul><li>十位教師</li></ul>', link: about },
    becomes: 'text<h2(師資) ul(li(十位教師))> button<師資>',
  },
  {
    widget: 'elementskit-icon-box',
    settings: { ekit_icon_box_title_text: '師資', ekit_icon_box_description_text: '十位', ekit_icon_box_badge_title: '新' },
    becomes: 'card<十位>',
  },
  {
    widget: 'image-box',
    settings: { image: pic(1), title_text: '教室', description_text: '五樓' },
    becomes: 'card<五樓>',
  },
  {
    widget: 'elementskit-image-box',
    settings: {
      ekit_image_box_image: pic(2),
      ekit_image_box_title_text: '教室',
      ekit_image_box_btn_text: '看',
      ekit_image_box_btn_url: about,
    },
    becomes: 'card<>',
  },
  {
    widget: 'call-to-action',
    settings: { bg_image: pic(3), title: '招生', description: '即將截止', button: '報名', link: about },
    becomes: 'card<即將截止>',
  },
  {
    widget: 'icon-list',
    settings: { icon_list: [{ text: '甲', link: about }, { text: '乙' }] },
    becomes: 'icon-list<>',
  },
  {
    widget: 'elementskit-header-info',
    settings: { ekit_headerinfo_group: [{ ekit_headerinfo_text: '04-1234', ekit_headerinfo_link: url('tel:041234') }] },
    becomes: 'icon-list<>',
  },
  {
    widget: 'elementskit-page-list',
    settings: {
      icon_list: [
        { text: '系所', link: '30' },
        { text: '演講', link: '31' },
      ],
    },
    becomes: 'text<ul(li([系所](pages:30))li([演講](posts:31)))>',
  },
  {
    widget: 'elementskit-category-list',
    settings: { icon_list: [{ text: '消息', link: '40' }] },
    becomes: 'text<p([消息](categories:40))>',
  },
  {
    widget: 'social-icons',
    settings: { social_icon_list: [{ social_icon: { value: 'fab fa-facebook-f' }, link: url('https://facebook.com/x') }] },
    becomes: 'social-links<>',
  },
  {
    widget: 'elementskit-social-media',
    settings: {
      ekit_socialmedia_add_icons: [{ ekit_socialmedia_label: 'YouTube', ekit_socialmedia_link: url('https://youtube.com/@x') }],
    },
    becomes: 'social-links<>',
  },
  { widget: 'html', settings: { html: '<script>x</script><p>原碼</p>' }, becomes: 'text<p(原碼)>' },
  { widget: 'elementskit-drop-caps', settings: { ekit_dropcaps_text: '從前' }, becomes: 'text<p(從前)>' },
  {
    widget: 'elementskit-business-hours',
    settings: { ekit_business_openday_list: [{ ekit_business_day: '週一', ekit_business_time: '9–17' }] },
    becomes: 'text<table(tr(th(p(日期)) th(p(時間))) tr(th(p(週一)) td(p(9–17))))>',
  },
  { widget: 'elementskit-tablepress', settings: { ekit_tablepress_table_id: '5' }, becomes: 'data-table<>' },
  { widget: 'shortcode', settings: { shortcode: '[su_quote]話[/su_quote]' }, becomes: 'text<quote(話)>' },
  { widget: 'alert', settings: { alert_title: '注意', alert_description: '停課' }, becomes: 'text<p(**注意**) p(停課)>' },
  { widget: 'blockquote', settings: { blockquote_content: '說話', author_name: '某人' }, becomes: 'text<quote(說話) p(某人)>' },
  {
    widget: 'animated-headline',
    settings: { before_text: '我們', rotating_text: '說話\n聆聽', after_text: '吧' },
    becomes: 'heading<我們 說話 吧>',
  },
  { widget: 'text-path', settings: { text: '彎曲的字' }, becomes: 'text<p(彎曲的字)>' },
  { widget: 'star-rating', settings: { rating: 4.5, rating_scale: '5' }, becomes: 'text<p(4.5 / 5)>' },
  { widget: 'rating', settings: { rating_value: { size: 4 } }, becomes: 'text<p(4 / 5)>' },
  { widget: 'sidebar', settings: {}, becomes: '' },
  { widget: 'read-more', settings: {}, becomes: '' },
  { widget: 'lottie', settings: {}, becomes: '' },
  { widget: 'elementskit-lottie', settings: {}, becomes: '' },
]
