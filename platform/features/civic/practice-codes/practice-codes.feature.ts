import type { PlatformFeature } from '../../../kernel/platform'
import { personalCodes } from './practice-codes.personal'
import { practiceCodesRoutes } from './practice-codes.routes'
import { volunteerCodes } from './volunteer-codes'

export const practiceCodesFeature: PlatformFeature = {
  name: 'practice-codes',
  personalData: personalCodes,
  codePurposes: [volunteerCodes],
  routes: practiceCodesRoutes,
}
