import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Every message between the editor in the admin and the page in its frame carries this; whoever hears it checks the origin as well. */
const TYPE = 'lectern-canvas'
/** More than any text setting may have. */
export const LONGEST_TEXT = 100_000

const Id = Type.String({ maxLength: 200 })
const Block = Type.Record(Type.String(), Type.Unknown())

const Path = Type.String({ maxLength: 200 })
const Fault = Type.Object({ id: Id, isError: Type.Boolean(), words: Type.String() })
const Drop = Type.Union([
  Type.Object({ kind: Type.Literal('beside'), id: Id, side: Type.Union([Type.Literal('before'), Type.Literal('after')]) }),
  Type.Object({ kind: Type.Literal('inside'), parent: Id, slot: Path }),
])
const Text = Type.Object({ path: Path, value: Type.String(), isMultiline: Type.Boolean() })

const ToCanvas = Type.Union([
  /** The document as it is now. Where a single block has changed it comes alone, too. */
  Type.Object({
    kind: Type.Literal('show'),
    revision: Type.Integer(),
    layout: Type.Array(Block),
    changed: Type.Union([Type.Object({ block: Block, isFirst: Type.Boolean() }), Type.Null()]),
  }),
  /** What is selected, and its name. `isElsewhere`: not by a click on the page, so that it may have to be scrolled to. */
  Type.Object({
    kind: Type.Literal('select'),
    id: Type.Union([Id, Type.Null()]),
    name: Type.String({ maxLength: 100 }),
    isElsewhere: Type.Boolean(),
  }),
  /** The texts of what is selected as they are now, to be written where the page shows them. */
  Type.Object({ kind: Type.Literal('texts'), id: Id, texts: Type.Array(Text) }),
  /** Write the first text of what is selected: the focus is on the page now. */
  Type.Object({ kind: Type.Literal('write') }),
  /** Blocks that readers would stumble over. */
  Type.Object({ kind: Type.Literal('faults'), faults: Type.Array(Fault) }),
  /** Whether the dragged block may be let go where it was last: `reason` says why not, in Chinese. */
  Type.Object({ kind: Type.Literal('may-drop'), number: Type.Integer(), reason: Type.Union([Type.String(), Type.Null()]) }),
  /** The address of the frame stays; what it asks for goes on under a new token. */
  Type.Object({ kind: Type.Literal('renew'), token: Type.String({ maxLength: 200 }) }),
])
/** From the admin to the page. */
export type ToCanvas = Static<typeof ToCanvas>

const FromCanvas = Type.Union([
  Type.Object({ kind: Type.Literal('ready') }),
  /** A block was clicked: its id and those of the blocks around it, innermost first. */
  Type.Object({ kind: Type.Literal('pick'), ids: Type.Array(Id, { maxItems: 50 }) }),
  /** The mark of a fault was clicked. */
  Type.Object({ kind: Type.Literal('fault'), id: Id }),
  /** An empty slot was clicked. */
  Type.Object({ kind: Type.Literal('place'), parent: Id, slot: Id }),
  /** Something is to be put beside a block. */
  Type.Object({ kind: Type.Literal('beside'), id: Id, side: Type.Union([Type.Literal('before'), Type.Literal('after')]) }),
  /** What belongs to another document was clicked. */
  Type.Object({ kind: Type.Literal('foreign'), document: Type.String({ maxLength: 100, pattern: '^fragments/\\d{1,15}$' }) }),
  Type.Object({
    kind: Type.Literal('key'),
    key: Type.String({ maxLength: 20 }),
    isControl: Type.Boolean(),
    isShift: Type.Boolean(),
    isAlt: Type.Boolean(),
  }),
  /** A text was written on the page. */
  Type.Object({ kind: Type.Literal('written'), id: Id, path: Path, value: Type.String({ maxLength: LONGEST_TEXT }) }),
  /** Somebody is done with writing there, by a key. */
  Type.Object({ kind: Type.Literal('wrote') }),
  /** What is selected shows no text that could be written on the page. */
  Type.Object({ kind: Type.Literal('wordless') }),
  /** Something was pasted onto the page. */
  Type.Object({ kind: Type.Literal('paste'), text: Type.String() }),
  /** A block is being dragged over a place; the number names the question. */
  Type.Object({ kind: Type.Literal('drag'), id: Id, drop: Drop, number: Type.Integer() }),
  /** It was let go there. */
  Type.Object({ kind: Type.Literal('drop'), id: Id, drop: Drop }),
  Type.Object({ kind: Type.Literal('shown'), revision: Type.Integer() }),
  /** The page could not be brought up to date. */
  Type.Object({ kind: Type.Literal('trouble'), status: Type.Integer() }),
])
/** From the page to the admin. */
export type FromCanvas = Static<typeof FromCanvas>

export function writeMessage(message: ToCanvas | FromCanvas): unknown {
  return { type: TYPE, ...message }
}

/** What the admin says; `null` for anything else. */
export function readToCanvas(data: unknown): ToCanvas | null {
  return read(ToCanvas, data)
}

/** What the page says; `null` for anything else. */
export function readFromCanvas(data: unknown): FromCanvas | null {
  return read(FromCanvas, data)
}

function read<Schema extends TSchema>(schema: Schema, data: unknown): Static<Schema> | null {
  const isOurs = typeof data === 'object' && data !== null && 'type' in data && data.type === TYPE
  return isOurs && Value.Check(schema, data) ? data : null
}
