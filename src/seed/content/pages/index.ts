import type { PageSeed } from '../types.ts'
import { ABOUT } from './about.ts'
import { ADMISSION } from './admission.ts'
import { ALUMNI } from './alumni.ts'
import { APPLICANTS } from './applicants.ts'
import { CONTACT } from './contact.ts'
import { COURSES } from './courses.ts'
import { ENGLISH } from './english.ts'
import { EVENTS } from './events.ts'
import { FACULTY } from './faculty.ts'
import { HISTORY } from './history.ts'
import { HOME } from './home.ts'
import { HONOR } from './honor.ts'
import { INTERNSHIP } from './internship.ts'
import { NEWSLETTER } from './newsletter.ts'
import { POLICIES } from './policies.ts'
import { SHOP } from './shop.ts'
import { SPACE } from './space.ts'
import { STUDENTS } from './students.ts'
import { UNDERGRADUATE } from './undergraduate.ts'
import { VISIT } from './visit.ts'
import { WORKS } from './works.ts'

/** Parents before their children. */
export const PAGES: PageSeed[] = [
  HOME,
  ABOUT,
  HISTORY,
  ALUMNI,
  FACULTY,
  SPACE,
  ...COURSES,
  ...ADMISSION,
  UNDERGRADUATE,
  ...APPLICANTS,
  HONOR,
  EVENTS,
  ...WORKS,
  ...STUDENTS,
  INTERNSHIP,
  SHOP,
  CONTACT,
  VISIT,
  NEWSLETTER,
  ...POLICIES,
  ENGLISH,
]
