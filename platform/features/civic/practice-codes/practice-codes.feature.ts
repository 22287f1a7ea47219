import { seedScans } from '../../../demo/seeding/seed-scans'
import { demoWords } from '../../../demo/seeding/seeding.words'
import type { Feature } from '../../../kernel/platform'
import { practiceCodesRoutes } from './practice-codes.routes'
import { volunteerCodes } from './volunteer-codes'

export const practiceCodesFeature: Feature = {
  name: 'practice-codes',
  demo: [{ what: demoWords.scans, seed: seedScans }],
  codePurposes: [volunteerCodes],
  routes: practiceCodesRoutes,
}
