import { photo } from '../conversion/references.fixture.ts'
import { TEXT_SAMPLES } from './text-widgets.fixture.ts'
import { about, pic, url, type WidgetSample } from './widget-sample.fixture.ts'

export const MEDIA_SAMPLES: WidgetSample[] = [
  { widget: 'image', settings: { image: pic(1), caption: '說明', link_to: 'custom', link: about }, becomes: 'image<1>' },
  { widget: 'e-image', settings: { image: { $$type: 'image', value: { id: 2, url: photo(2) } } }, becomes: 'image<2>' },
  {
    widget: 'image-gallery',
    settings: { wp_gallery: [pic(1), pic(2)], gallery_columns: '2', gallery_rand: 'rand' },
    becomes: 'image-gallery<>',
  },
  {
    widget: 'gallery',
    settings: {
      galleries: [
        { gallery_title: '甲', multiple_gallery: [pic(1)] },
        { gallery_title: '乙', multiple_gallery: [pic(2)] },
      ],
      gallery_layout: 'masonry',
    },
    becomes: 'image-gallery<>',
  },
  { widget: 'image-carousel', settings: { carousel: [pic(1), pic(2)], slides_to_show: '2' }, becomes: 'image-gallery<>' },
  {
    widget: 'media-carousel',
    settings: { slides: [{ image: pic(1), image_link_to: about }] },
    becomes: 'advanced-slider<{image<1>}>',
  },
  {
    widget: 'video',
    settings: {
      video_type: 'youtube',
      youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      image_overlay: pic(3),
      lightbox: 'yes',
      start: 5,
    },
    becomes: 'video<>',
  },
  {
    widget: 'elementskit-video',
    settings: { ekit_video_popup_url: 'https://vimeo.com/76979871', ekit_video_popup_video_glow: 'ripple' },
    becomes: 'video<>',
  },
  { widget: 'e-youtube', settings: { source: { value: 'https://youtu.be/aqz-KE-bpKQ' } }, becomes: 'video<>' },
  {
    widget: 'video-playlist',
    settings: { tabs: [{ type: 'youtube', title: '第一集', youtube_url: 'https://youtu.be/aqz-KE-bpKQ' }] },
    becomes: 'video-gallery<>',
  },
  {
    widget: 'audio',
    settings: { link: url('https://soundcloud.com/a/b') },
    becomes: 'text<p([soundcloud.com](https://soundcloud.com/a/b))>',
  },
  { widget: 'google_maps', settings: { address: '臺中市', zoom: { size: 12 }, height: { size: 300 } }, becomes: 'map<>' },
  {
    widget: 'elementskit-image-comparison',
    settings: {
      ekit_img_comparison_image_before: pic(1),
      ekit_img_comparison_image_after: pic(2),
      ekit_img_comparison_offset: { size: 0.3 },
    },
    becomes: 'before-after<>',
  },
  {
    widget: 'hotspot',
    settings: {
      image: pic(1),
      hotspot: [{ hotspot_label: '入口', hotspot_offset_x: { size: 20 }, hotspot_offset_y: { size: 30 } }],
    },
    becomes: 'hotspots<1>',
  },
  {
    widget: 'slides',
    settings: { slides: [{ heading: '歡迎', description: '來聽', button_text: '看', link: about, background_image: pic(1) }] },
    becomes: 'advanced-slider<{image<1> heading<歡迎> text<p(來聽)> button<看>}>',
  },
]

export const PANE_SAMPLES: WidgetSample[] = [
  {
    widget: 'accordion',
    settings: { tabs: [{ tab_title: '問', tab_content: '<p>答</p>' }], faq_schema: 'yes' },
    becomes: 'accordion<>',
  },
  { widget: 'toggle', settings: { tabs: [{ tab_title: '問', tab_content: '答' }] }, becomes: 'accordion<>' },
  {
    widget: 'elementskit-accordion',
    settings: { ekit_accordion_items: [{ acc_title: '問', acc_content: '答', ekit_acc_is_active: 'yes' }] },
    becomes: 'accordion<>',
  },
  {
    widget: 'elementskit-faq',
    settings: { ekit_faq_content_items: [{ ekit_faq_title: '問', ekit_faq_content: '答' }] },
    becomes: 'accordion<>',
  },
  { widget: 'tabs', settings: { tabs: [{ tab_title: '甲', tab_content: '一' }], type: 'vertical' }, becomes: 'tabs<>' },
  {
    widget: 'elementskit-simple-tab',
    settings: { ekit_tab_items: [{ _id: 't1', ekit_tab_title: '甲', ekit_tab_title_is_active: 'yes' }] },
    becomes: 'tabs<>',
  },
  { widget: 'elementskit-tab', settings: { ekit_tab_items: [{ _id: 't1', ekit_tab_title: '甲' }] }, becomes: 'tabs<>' },
  {
    widget: 'elementskit-advance-tab',
    settings: { ekit_tab_items: [{ _id: 't1', ekit_tab_title: '甲' }] },
    becomes: 'tabs<>',
  },
  {
    widget: 'elementskit-image-accordion',
    settings: {
      ekit_img_accordion_items: [
        { ekit_img_accordion_title: '甲', ekit_img_accordion_bg: pic(1) },
        { ekit_img_accordion_title: '乙', ekit_img_accordion_bg: pic(2) },
      ],
    },
    becomes: 'columns<{image<1> text<h2(甲)>} {image<2> text<h2(乙)>}>',
  },
]

export const FIGURE_SAMPLES: WidgetSample[] = [
  { widget: 'counter', settings: { ending_number: 254, suffix: '人', title: '在學' }, becomes: 'fun-fact<在學>' },
  {
    widget: 'elementskit-funfact',
    settings: { ekit_funfact_number: '70K+', ekit_funfact_title_text: '聽眾' },
    becomes: 'fun-fact<聽眾>',
  },
  { widget: 'progress', settings: { title: '進度', percent: { size: 60 } }, becomes: 'progress-bar<進度>' },
  {
    widget: 'elementskit-progressbar',
    settings: { ekit_progressbar_title: '進度', ekit_progressbar_style: 'tooltip-style2' },
    becomes: 'progress-bar<進度>',
  },
  {
    widget: 'elementskit-piechart',
    settings: { ekit_piechart_percentage: { size: 75 }, ekit_piechart_title: '就業' },
    becomes: 'pie-chart<就業>',
  },
  {
    widget: 'countdown',
    settings: { due_date: '2027-03-01 09:00', label_days: '日', message_after_expire: '<p>開始了</p>' },
    becomes: 'countdown<>',
  },
  {
    widget: 'elementskit-countdown-timer',
    settings: { ekit_countdown_timer_due_time: '2027-03-01 09:00', ekit_countdown_timer_title: '到了' },
    becomes: 'countdown<>',
  },
]

export const PEOPLE_SAMPLES: WidgetSample[] = [
  {
    widget: 'testimonial',
    settings: { testimonial_content: '很好', testimonial_name: '何家瑜', testimonial_job: '系友' },
    becomes: 'testimonials<>',
  },
  {
    widget: 'testimonial-carousel',
    settings: { slides: [{ content: '很好', name: '何家瑜', title: '系友', image: pic(1) }] },
    becomes: 'testimonials<>',
  },
  { widget: 'reviews', settings: { slides: [{ content: '很好', name: '何家瑜' }] }, becomes: 'testimonials<>' },
  {
    widget: 'elementskit-testimonial',
    settings: { ekit_testimonial_data: [{ review: '很好', client_name: '何家瑜', designation: '系友', rating: 4 }] },
    becomes: 'testimonials<>',
  },
  {
    widget: 'elementskit-team',
    settings: {
      ekit_team_name: '林昀臻',
      ekit_team_position: '教授',
      ekit_team_image: pic(1),
      ekit_team_social_icons: [{ ekit_team_link: url('https://www.facebook.com/lin') }],
    },
    becomes: 'team<>',
  },
  {
    widget: 'elementskit-client-logo',
    settings: { ekit_client_logo_repiter: [{ ekit_client_logo_list_title: '電臺', ekit_client_logo_image_normal: pic(1) }] },
    becomes: 'client-logos<>',
  },
  {
    widget: 'flip-box',
    settings: { title_text_a: '正面', description_text_b: '背面', button_text: '看', link: about, flip_effect: 'zoom-out' },
    becomes: 'flip-box<>',
  },
  {
    widget: 'price-list',
    settings: { price_list: [{ title: '系刊', price: '100', item_description: '一年' }] },
    becomes: 'price-menu<>',
  },
  {
    widget: 'price-table',
    settings: {
      heading: '會員',
      price: '500',
      period: '一年',
      features_list: [{ item_text: '系刊' }],
      button_text: '加入',
      link: about,
    },
    becomes: 'heading<會員> text<p(**500 一年**) ul(li(系刊))> button<加入>',
  },
  {
    widget: 'elementskit-pricing',
    settings: { ekit_pricing_table_title: '會員', ekit_pricing_table_price: '500' },
    becomes: 'heading<會員> text<p(**500**)>',
  },
]

const posts = (widget: string, settings: Record<string, unknown>, becomes = 'post-list<>'): WidgetSample => ({
  widget,
  settings,
  becomes,
})
const form = (widget: string, settings: Record<string, unknown> = {}): WidgetSample => ({
  widget,
  settings,
  becomes: 'text<p(（此處原有表單）)>',
})
const nothing = (...widgets: string[]): WidgetSample[] => widgets.map((widget) => ({ widget, settings: {}, becomes: '' }))

export const SITE_SAMPLES: WidgetSample[] = [
  posts('posts', { classic_posts_per_page: 4, posts_include_term_ids: ['40'] }),
  posts('archive-posts', {}),
  posts('loop-grid', { posts_per_page: 6 }),
  posts('loop-carousel', { posts_per_page: 6 }, 'post-carousel<>'),
  posts('elementskit-blog-posts', {
    ekit_blog_posts_num: '3',
    ekit_blog_posts_layout_style: 'elementskit-post-card',
    ekit_blog_posts_cats: ['40'],
  }),
  posts('elementskit-post-grid', { post_count: 3 }),
  posts('elementskit-post-list', { section_recent_post_limit: 5 }),
  posts('elementskit-post-tab', { post_count: 3 }),
  {
    widget: 'share-buttons',
    settings: { share_buttons: [{ button: 'facebook' }, { button: 'twitter' }], skin: 'flat' },
    becomes: 'share-buttons<>',
  },
  {
    widget: 'elementskit-social-share',
    settings: { ekit_socialshare_add_icons: [{ ekit_socialshare_label_text: 'Facebook' }] },
    becomes: 'share-buttons<>',
  },
  { widget: 'elementskit-mail-chimp', settings: { ekit_mail_chimp_submit: '訂閱' }, becomes: 'newsletter-form<>' },
  {
    widget: 'form',
    settings: { form_name: '報名', form_fields: [{ field_label: '姓名', required: 'true' }] },
    becomes: 'contact-form<報名>',
  },
  { widget: 'template', settings: { template_id: '50' }, becomes: '' },
  form('metform'),
  form('elementskit-contact-form7'),
  form('elementskit-wp-forms'),
  form('elementskit-ninja-forms'),
  form('elementskit-fluent-forms'),
  form('elementskit-caldera-forms'),
  form('elementskit-we-forms'),
  form('elementskit-everest-forms'),
  ...nothing('mf-text', 'mf-email', 'mf-textarea', 'mf-telephone', 'mf-number', 'mf-select', 'mf-date', 'mf-button'),
  ...nothing(
    'nav-menu',
    'ekit-nav-menu',
    'theme-site-logo',
    'theme-site-title',
    'theme-page-title',
    'post-info',
    'post-comments',
    'author-box',
  ),
  ...nothing('post-navigation', 'search', 'search-form', 'breadcrumbs', 'elementskit-back-to-top', 'elementskit-header-search'),
  ...nothing('elementskit-header-offcanvas', 'contact-buttons', 'floating-bars', 'login', 'sitemap'),
]

export const WIDGET_SAMPLES = [
  ...TEXT_SAMPLES,
  ...MEDIA_SAMPLES,
  ...PANE_SAMPLES,
  ...FIGURE_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...SITE_SAMPLES,
]
