/** Bounds on stored layouts: far above what a person builds, far below what would hurt the server. */

/** Widgets inside widgets. */
export const MAX_DEPTH = 6
/** Sections of a page or a fragment. */
export const MAX_SECTIONS = 60
/** Sections of a popup. */
export const MAX_POPUP_SECTIONS = 10
/** Blocks in one list. */
export const MAX_BLOCKS = 200
/** Blocks in one layout, however nested. */
export const MAX_BLOCKS_IN_ALL = 1000
/** Nodes inside nodes of a rich text. */
export const MAX_NODE_DEPTH = 24
/** Nodes in one rich text. */
export const MAX_NODES = 10_000
/** Fragments may show fragments, but not without end. */
export const MAX_FRAGMENT_DEPTH = 3
