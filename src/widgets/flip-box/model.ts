export type Trigger = 'hover' | 'box' | 'button'

/**
 * What a visitor does with the box. `tap` is a click anywhere but on a control: of a finger only where the box turns under the
 * pointer. `turn` is the button in the corner, `open` the one on the front.
 */
export type Act = 'enter' | 'leave' | 'focus' | 'blur' | 'tap' | 'turn' | 'open' | 'escape'

/** Whether the back shows after an act. */
export function showsBack(isBack: boolean, trigger: Trigger, act: Act): boolean {
  switch (act) {
    case 'enter':
    case 'focus':
      return trigger === 'hover' ? true : isBack
    case 'leave':
    case 'blur':
      return trigger === 'hover' ? false : isBack
    case 'tap':
      // Where a button opens it, any click on the back returns.
      return trigger === 'button' ? false : !isBack
    case 'turn':
      return !isBack
    case 'open':
      return true
    case 'escape':
      return false
  }
}
