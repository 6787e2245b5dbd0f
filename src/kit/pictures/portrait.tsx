import type { Paper, Picture } from '#published/types.ts'
import { PictureView, type Ratio } from './picture-view.tsx'
import { hashText } from './voiceprint.ts'

const PAPERS: Paper[] = ['straw', 'peach', 'celadon', 'sky', 'bone']

interface PortraitProps {
  name: string
  picture: Picture | null
  ratio: Ratio
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
}

/** A person's picture beside the person's name; without one, the first character of the name on coloured paper. */
export function Portrait({ name, picture, ratio, sizes }: PortraitProps) {
  if (picture !== null) return <PictureView className="portrait" picture={picture} ratio={ratio} sizes={sizes} decorative />
  return (
    <span className="portrait portrait--drawn" data-ratio={ratio} data-paper={paperOf(name)} aria-hidden="true">
      <span>{firstCharacter(name)}</span>
    </span>
  )
}

const GRAPHEMES = new Intl.Segmenter('zh-TW', { granularity: 'grapheme' })

function firstCharacter(name: string): string {
  return [...GRAPHEMES.segment(name)][0]?.segment ?? '言'
}

function paperOf(name: string): Paper | undefined {
  return PAPERS[hashText(name) % PAPERS.length]
}
