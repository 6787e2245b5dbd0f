import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadPostList } from './load.ts'
import { postListSettings } from './settings.ts'
import { PostListView } from './view.tsx'

export const postList = defineWidget({
  settings: postListSettings,
  View: PostListView,
  load: loadPostList,
  examples,
})
