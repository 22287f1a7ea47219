import type { Feature } from '../../../kernel/platform'
import { practiceCodesRoutes } from './practice-codes.routes'
import { volunteerCodes } from './volunteer-codes'

export const practiceCodesFeature: Feature = {
  name: 'practice-codes',
  codePurposes: [volunteerCodes],
  routes: practiceCodesRoutes,
}
