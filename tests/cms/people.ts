import { randomUUID } from 'node:crypto'
import { createLocalReq, Forbidden, NotFound, type Payload, type TypedUser, type TypeWithID } from 'payload'
import { SESSION_MS } from '#cms/accounts/session-hours.ts'
import { markOfSession, type PreviewTarget } from '#cms/preview/token.ts'
import type { Role } from '#published/role-names.ts'

/** `other` is a second author, who owns what the author does not. */
export type Person = Role | 'other' | 'anonymous'
export type People = Record<Exclude<Person, 'anonymous'>, TypedUser>

/** Spread into a call of the Local API: it then obeys the access rules as for this person. */
export interface As {
  overrideAccess: false
  user?: TypedUser
}

const NAMES: Record<keyof People, string> = {
  administrator: '系辦',
  editor: '編輯',
  author: '林作者',
  other: '陳作者',
  subscriber: '訂閱者',
}

export const PASSWORD = 'correct horse battery staple'

interface Stored {
  hash: string
  salt: string
}

/** What is stored of `PASSWORD`. To hash takes long, and is meant to: all accounts of a run share what the first one got. */
let stored: Stored | undefined

export async function createPeople(payload: Payload): Promise<People> {
  const create = async (person: keyof People): Promise<TypedUser> => {
    const role = person === 'other' ? 'author' : person
    // What an author may do who may not publish is told in `review.test.ts`.
    const data = { name: NAMES[person], email: `${person}@example.edu.tw`, role, mayPublish: role === 'author' }
    const req = await createLocalReq({}, payload)
    const made =
      stored === undefined
        ? await payload.create({ collection: 'users', data: { ...data, password: PASSWORD }, overrideAccess: true })
        : await payload.db.create({ collection: 'users', data: { ...data, ...stored, loginAttempts: 0 }, req })
    stored ??= await readStored(payload, made.id)
    return { ...made, collection: 'users' }
  }
  return {
    administrator: await create('administrator'),
    editor: await create('editor'),
    author: await create('author'),
    other: await create('other'),
    subscriber: await create('subscriber'),
  }
}

/** The same people, each signed in somewhere. */
export async function signedIn(payload: Payload, people: People): Promise<People> {
  const { administrator, editor, author, other, subscriber } = people
  return {
    administrator: await withSession(payload, administrator),
    editor: await withSession(payload, editor),
    author: await withSession(payload, author),
    other: await withSession(payload, other),
    subscriber: await withSession(payload, subscriber),
  }
}

/** As after a sign-in; all sessions from before are ended. */
export async function withSession(payload: Payload, person: TypedUser): Promise<TypedUser> {
  const req = await createLocalReq({}, payload)
  const session = { id: randomUUID(), createdAt: new Date(), expiresAt: new Date(Date.now() + SESSION_MS) }
  await payload.db.updateOne({ collection: 'users', id: person.id, data: { sessions: [session] }, req, returning: false })
  // Where Payload notes it of whoever asks; its types do not say so.
  return Object.assign({ ...person }, { _sid: session.id })
}

/** Whom a preview is made for. */
export function viewerOf(person: TypedUser): Pick<PreviewTarget, 'user' | 'session'> {
  return { user: Number(person.id), session: markOfSession(String(Reflect.get(person, '_sid'))) }
}

async function readStored(payload: Payload, id: TypedUser['id']): Promise<Stored> {
  const user = await payload.db.findOne<Stored & TypeWithID>({ collection: 'users', where: { id: { equals: id } } })
  if (user === null) throw new Error(`There is no user ${id}`)
  return { hash: user.hash, salt: user.salt }
}

export function as(people: People, person: Person): As {
  return person === 'anonymous' ? { overrideAccess: false } : { overrideAccess: false, user: people[person] }
}

/** Lets each person try, those with the fewest rights first, and answers who was not refused. */
export async function whoMay(people: People, attempt: (as: As, person: Person) => Promise<unknown>): Promise<Person[]> {
  const allowed: Person[] = []
  for (const person of ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const) {
    if (!(await isRefused(attempt(as(people, person), person)))) allowed.push(person)
  }
  return allowed
}

async function isRefused(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt
    return false
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return true
    throw error
  }
}
