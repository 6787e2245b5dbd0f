/** Widgets that make sense in the middle of an article. */
export const WIDGETS_IN_POSTS = [
  'image-gallery',
  'image',
  'video',
  'audio',
  'data-table',
  'comparison-table',
  'button',
  'accordion',
  'timeline',
  'countdown',
  'map',
  'embed',
  'divider',
  'post-list',
] as const
