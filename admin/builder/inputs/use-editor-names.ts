import { type RefObject, useEffect } from 'react'

/** Names the editor: it comes later than its label, and comes anew when something is taken back. Its buttons are named as in every form. */
export function useEditorNames(box: RefObject<HTMLElement | null>, label: string, describedBy: string): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const nameAll = () => {
      for (const editor of element.querySelectorAll('[contenteditable][role=textbox]')) {
        setOnce(editor, 'aria-label', label)
        setOnce(editor, 'aria-describedby', describedBy)
        setOnce(editor, 'aria-multiline', 'true')
      }
    }
    const observer = new MutationObserver(nameAll)
    observer.observe(element, { childList: true, subtree: true })
    nameAll()
    return () => observer.disconnect()
  }, [box, label, describedBy])
}

function setOnce(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
