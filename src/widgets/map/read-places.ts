import type { LivePlace } from './wire.ts'

/** The places of the list, in its order. */
export function readPlaces(element: HTMLElement): LivePlace[] {
  return [...element.querySelectorAll<HTMLElement>('.w-map__places > li')].map((item, index) => {
    const [lat, lng] = numbersIn(item.dataset.at)
    const [width = 0, height = 0] = numbersIn(item.dataset.iconSize)
    return {
      title: item.querySelector('.w-map__name')?.textContent ?? '',
      content: item.querySelector('.w-map__content')?.textContent ?? '',
      point: lat === undefined || lng === undefined ? null : { lat, lng },
      icon: item.dataset.icon === undefined ? null : { src: item.dataset.icon, width, height },
      number: index + 1,
    }
  })
}

function numbersIn(text = ''): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
