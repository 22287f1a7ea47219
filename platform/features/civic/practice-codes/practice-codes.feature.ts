import { removeOlder } from '../../../kernel/database/remove-old'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalCodes } from './practice-codes.personal'
import { practiceCodesRoutes } from './practice-codes.routes'
import { codeScans } from './practice-codes.schema'
import { volunteerCodes } from './volunteer-codes'

/** Milliseconds for which people see what they scanned: a year and a day. What the scan did has records of its own. */
const keptScans = 366 * 86_400_000

export const practiceCodesFeature: PlatformFeature = {
  name: 'practice-codes',
  personalData: personalCodes,
  codePurposes: [volunteerCodes],
  cleanUp: async (database, at) => {
    await removeOlder(database, codeScans.at, new Date(at.getTime() - keptScans))
  },
  routes: practiceCodesRoutes,
}
