import { opensLightbox } from '#islands/client/links.ts'
import { isActionHref } from '#islands/wire.ts'
import { say } from './note.ts'

/** A link that leads elsewhere would end the preview; what it does within the page goes on. */
export function stayOnPage(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement)) return
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') || isActionHref(href) || link.target === '_blank' || opensLightbox(link)) return
    event.preventDefault()
    say(`預覽時不會離開這一頁。這個連結會到：${link.href}`)
  })
  // Before the form's own script hears of it, which would send it by itself.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      say('預覽時不會送出表單。')
    },
    { capture: true },
  )
}
