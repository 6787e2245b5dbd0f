/** What came of copying: `null` is the time before, and after the feedback is over. */
export type CopyState = 'yes' | 'no' | null

export interface CopyFeedback {
  /** Copies, and shows what came of it. Pressing again starts the time anew, whatever was pressed before. */
  copy(text: string, show: (state: CopyState) => void): Promise<void>
  release(): void
}

/** Success is shown for so long; who has to copy by hand sees so for as long as that takes. */
export function createCopyFeedback(feedbackMs: number): CopyFeedback {
  let timer: ReturnType<typeof setTimeout> | undefined
  let presses = 0
  let reset = () => {}

  return {
    async copy(text, show) {
      clearTimeout(timer)
      reset()
      reset = () => show(null)
      reset()
      const press = ++presses
      const isCopied = await writeToClipboard(text)
      if (press !== presses) return
      show(isCopied ? 'yes' : 'no')
      if (isCopied) timer = setTimeout(() => show(null), feedbackMs)
    },
    release() {
      presses += 1
      clearTimeout(timer)
    },
  }
}

/** Selects what stands in an element, for the visitor to copy by hand. */
export function selectText(element: Element): void {
  if (element instanceof HTMLInputElement) {
    element.focus()
    element.select()
  } else getSelection()?.selectAllChildren(element)
}

/** Whether the browser allowed it. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or absent as on pages without https.
    return false
  }
}
