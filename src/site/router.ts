import type { Answer, SiteContext, SiteRequest } from './answer.ts'
import { answerFeed } from './feeds/feed-controller.ts'
import { answerRobots } from './feeds/robots-controller.ts'
import { answerSecurityTxt } from './feeds/security-txt-controller.ts'
import { answerSitemap } from './feeds/sitemap-controller.ts'
import { redirectAnswer } from './pages/answers.ts'
import { answerCategory } from './pages/category/controller.ts'
import { answerFragment } from './pages/fragment/controller.ts'
import { answerGallery } from './pages/gallery/controller.ts'
import { answerHome } from './pages/home/controller.ts'
import { answerNews } from './pages/news/controller.ts'
import { answerNotFound } from './pages/not-found/controller.ts'
import { answerBuiltPage } from './pages/page/controller.ts'
import { answerPost } from './pages/post/controller.ts'
import { answerSearch } from './pages/search/controller.ts'
import { answerSiteMap } from './pages/site-map/controller.ts'
import { answerTag } from './pages/tag/controller.ts'
import { openVisit, type Visit } from './pages/visit.ts'
import { canonicalPath, matchRoute, type Route } from './routes.ts'
import { answerSpeculationRules } from './speculation/controller.ts'

export { renderErrorPage } from './pages/error/controller.ts'

export interface Router {
  /** The page at an address; `null`: there is none. What throws is left to the server, which answers with `renderErrorPage`. */
  answer(request: SiteRequest): Promise<Answer | null>
  /** The one page for all addresses at which there is none. */
  answerNotFound(): Promise<Answer>
}

/** Answers every public page. */
export function createRouter(context: SiteContext): Router {
  return {
    async answer({ url }) {
      const path = canonicalPath(url.pathname)
      if (path === null) return null
      if (path !== url.pathname) return redirectAnswer(path + url.search, 301)
      const visit = openVisit(context, url)
      return (await answerRoute(visit, matchRoute(path))) ?? answerMoved(visit)
    },
    answerNotFound: () => answerNotFound(context),
  }
}

/** `null`: there is nothing of that name. */
async function answerRoute(visit: Visit, route: Route): Promise<Answer | null> {
  switch (route.name) {
    case 'home':
      return answerHome(visit)
    case 'page':
      return answerBuiltPage(visit, route.path)
    case 'news':
      return answerNews(visit, route.page)
    case 'post':
      return answerPost(visit, route.slug)
    case 'category':
      return answerCategory(visit, route.slug, route.page)
    case 'tag':
      return answerTag(visit, route.slug, route.page)
    case 'search':
      return answerSearch(visit)
    case 'site-map':
      return answerSiteMap(visit)
    case 'gallery':
      return answerGallery(visit, route.widget)
    case 'fragment':
      return answerFragment(visit, route.id)
    case 'feed':
      return answerFeed(visit, route.category)
    case 'sitemap':
      return answerSitemap(visit, route.part)
    case 'robots':
      return answerRobots(visit)
    case 'security-txt':
      return answerSecurityTxt(visit)
    case 'speculation-rules':
      return answerSpeculationRules(visit)
    case 'moved':
      return redirectAnswer(route.to + visit.url.search, 301)
    case 'nothing':
      return null
  }
}

/** Old addresses that editors, or a change of slug, left a trail from. */
async function answerMoved({ reader, url }: Visit): Promise<Answer | null> {
  const redirect = await reader.findRedirect(url.pathname)
  if (redirect === null || new URL(redirect.to, url).href === url.href) return null
  return redirectAnswer(redirect.to, redirect.permanent ? 301 : 302)
}
