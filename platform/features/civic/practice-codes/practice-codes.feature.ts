import type { PlatformFeature } from '../../../kernel/platform'
import { practiceCodesRoutes } from './practice-codes.routes'
import { volunteerCodes } from './volunteer-codes'

export const practiceCodesFeature: PlatformFeature = {
  name: 'practice-codes',
  codePurposes: [volunteerCodes],
  routes: practiceCodesRoutes,
}
