/** What contents of the demo name each other by. */
export type MenuKey = 'header' | 'utility' | 'department' | 'students' | 'legal' | 'onePage' | 'shortcuts'
export type PopupKey = 'openDay' | 'consult'
export type FragmentKey = 'admission' | 'courses' | 'office'
