import { createContext, type RefObject, useContext } from 'react'
import type { Content } from '../model.ts'
import type { ZoomView } from '../zoom-model.ts'

/** What the parts of the dialog know of each other. */
export interface Stage {
  /** All that is in the dialog. */
  root: RefObject<HTMLDivElement | null>
  contents: readonly Content[]
  /** The place of the one that is shown. */
  index: number
  /** An enlarged picture stays until it is made small again. */
  isZoomed: boolean
  view: ZoomView
  toggleZoom(): void
  isMenuOpen: boolean
  setMenuOpen(isOpen: boolean): void
  hasFailed(content: Content): boolean
  noteFailure(content: Content): void
}

export const StageContext = createContext<Stage | null>(null)

export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (stage === null) throw new Error('This part of the lightbox stands outside of it.')
  return stage
}
