/** Bounds on stored layouts: far above what a person builds, far below what would hurt the server. */

/** Widgets inside widgets. */
export const MAX_DEPTH = 6
/** Blocks in one list. */
export const MAX_BLOCKS = 200
/** Blocks in one layout, however nested. */
export const MAX_BLOCKS_IN_ALL = 1000
/** Nodes inside nodes of a rich text. */
export const MAX_NODE_DEPTH = 24
/** Nodes in one rich text. */
export const MAX_NODES = 10_000
