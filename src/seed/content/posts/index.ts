import type { PostSeed } from '../types.ts'
import { ADMISSIONS } from './admissions.ts'
import { ALUMNI } from './alumni.ts'
import { AWARD } from './award.ts'
import { CUP } from './cup.ts'
import { DEBATE } from './debate.ts'
import { DRAFT } from './draft.ts'
import { ENROL } from './enrol.ts'
import { EVENTS } from './events.ts'
import { HONORS } from './honors.ts'
import { INTERNSHIP } from './internship.ts'
import { INTERNSHIPS } from './internships.ts'
import { JOBS } from './jobs.ts'
import { NOTICES } from './notices.ts'
import { OPEN_DAY } from './open-day.ts'
import { PODCAST } from './podcast.ts'
import { RUMOUR } from './rumour.ts'
import { POSTS_OF_SPRING_2026 } from './spring-2026.ts'
import { STAGE } from './stage.ts'
import { POSTS_OF_SUMMER_2026 } from './summer-2026.ts'
import { TALK } from './talk.ts'
import { TALKS } from './talks.ts'
import { POSTS_OF_2024 } from './year-2024.ts'
import { POSTS_OF_2025 } from './year-2025.ts'

export const POSTS: PostSeed[] = [
  DRAFT,
  AWARD,
  OPEN_DAY,
  TALK,
  PODCAST,
  ENROL,
  DEBATE,
  STAGE,
  RUMOUR,
  INTERNSHIP,
  CUP,
  ...POSTS_OF_SUMMER_2026,
  ...POSTS_OF_SPRING_2026,
  ...POSTS_OF_2025,
  ...POSTS_OF_2024,
  ...HONORS,
  ...NOTICES,
  ...TALKS,
  ...EVENTS,
  ...ADMISSIONS,
  ...INTERNSHIPS,
  ...JOBS,
  ...ALUMNI,
]
