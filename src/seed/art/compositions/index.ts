import type { Composition } from '../sheet.ts'
import { drawArcs } from './arcs.ts'
import { drawBubbles } from './bubbles.ts'
import { drawCalendar } from './calendar.ts'
import { drawChairs } from './chairs.ts'
import { drawDoors } from './doors.ts'
import { drawFrames } from './frames.ts'
import { drawHorn } from './horn.ts'
import { drawLetter } from './letter.ts'
import { drawMast } from './mast.ts'
import { drawPodium } from './podium.ts'
import { drawPortrait } from './portrait.ts'
import { drawReels } from './reels.ts'
import { drawRosette } from './rosette.ts'
import { drawRoutes } from './routes.ts'
import { drawScript } from './script.ts'
import { drawSeats } from './seats.ts'
import { drawSheets } from './sheets.ts'
import { drawSliced } from './sliced.ts'
import { drawSpectrogram } from './spectrogram.ts'
import { drawStage } from './stage.ts'
import { drawSteps } from './steps.ts'
import { drawTitleRow } from './title-row.ts'
import { drawWindows } from './windows.ts'

export const compositions = {
  arcs: drawArcs,
  bubbles: drawBubbles,
  calendar: drawCalendar,
  chairs: drawChairs,
  doors: drawDoors,
  frames: drawFrames,
  horn: drawHorn,
  letter: drawLetter,
  mast: drawMast,
  podium: drawPodium,
  portrait: drawPortrait,
  reels: drawReels,
  rosette: drawRosette,
  routes: drawRoutes,
  script: drawScript,
  seats: drawSeats,
  sheets: drawSheets,
  sliced: drawSliced,
  spectrogram: drawSpectrogram,
  stage: drawStage,
  steps: drawSteps,
  'title-row': drawTitleRow,
  windows: drawWindows,
} satisfies Record<string, Composition>

export type CompositionName = keyof typeof compositions
