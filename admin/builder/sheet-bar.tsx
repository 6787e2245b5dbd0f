/** What stands beside the page where there is room, and is drawn up over it where there is none. */
export type Sheet = 'structure' | 'settings'

/** The screens on which the panels are sheets; the style sheet says the same. */
export const NARROW = '(max-width: 60rem)'

const NAMES: Readonly<Record<Sheet, string>> = { structure: '結構', settings: '元件設定' }
const SHEETS = Object.keys(NAMES) as Sheet[]

interface SheetBarProps {
  open: Sheet | null
  onOpen: (sheet: Sheet | null) => void
}

/** Under the page on a small screen; elsewhere nobody sees it. */
export function SheetBar({ open, onOpen }: SheetBarProps) {
  return (
    <fieldset className="lectern-visual__sheets">
      <legend className="lectern-heard">面板</legend>
      {SHEETS.map((sheet) => (
        <button type="button" key={sheet} aria-expanded={sheet === open} onClick={() => onOpen(sheet === open ? null : sheet)}>
          {NAMES[sheet]}
        </button>
      ))}
    </fieldset>
  )
}
