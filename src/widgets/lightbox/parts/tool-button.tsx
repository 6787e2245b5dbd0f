import type { ComponentProps } from 'react'

const DRAWINGS = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  enlarge: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0M15.5 15.5L21 21M10.5 7.8v5.4M7.8 10.5h5.4',
  reduce: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0M15.5 15.5L21 21M7.8 10.5h5.4',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  send: 'M12 15V3M7.5 7L12 2.8 16.5 7M5 12v8.5h14V12',
}

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'disabled'> {
  name: string
  /** What a press does, where the name says less. */
  hint?: string
  drawing: keyof typeof DRAWINGS
  /** It keeps the focus, which a disabled button would lose. */
  isOff?: boolean
}

export function ToolButton({ name, hint = name, drawing, isOff = false, className = '', onClick, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`icon-btn w-lightbox__button ${className}`}
      aria-label={name}
      title={hint}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={DRAWINGS[drawing]} />
      </svg>
    </button>
  )
}
