import { DEMO_ACCOUNT } from '../account.ts'

/** One account per role beside the administrator's, all with the demo's password. */
export const STAFF = [
  { key: 'editor', role: 'editor', name: '葉庭瑋', email: 'editor@mingde.example', password: DEMO_ACCOUNT.password },
  { key: 'author', role: 'author', name: '何思妤', email: 'author@mingde.example', password: DEMO_ACCOUNT.password },
] as const
