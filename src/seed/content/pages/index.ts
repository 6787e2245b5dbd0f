import type { PageSeed } from '../types.ts'
import { ABOUT } from './about.ts'
import { ADMISSION } from './admission.ts'
import { APPLICANTS } from './applicants.ts'
import { COURSES } from './courses.ts'
import { ENGLISH } from './english.ts'
import { FACULTY } from './faculty.ts'
import { HOME } from './home.ts'
import { NEWSLETTER } from './newsletter.ts'
import { POLICIES } from './policies.ts'
import { SPACE } from './space.ts'
import { STUDENTS } from './students.ts'
import { UNDERGRADUATE } from './undergraduate.ts'
import { VISIT } from './visit.ts'
import { WORKS } from './works.ts'

/** Parents before their children. */
export const PAGES: PageSeed[] = [
  HOME,
  ...ABOUT,
  FACULTY,
  SPACE,
  ...COURSES,
  ...ADMISSION,
  UNDERGRADUATE,
  ...APPLICANTS,
  ...WORKS,
  ...STUDENTS,
  VISIT,
  NEWSLETTER,
  ...POLICIES,
  ENGLISH,
]
