import type { PlatformFeature } from '../../../kernel/platform'
import { personalSessions } from './session.personal'
import { accountsDesk } from './accounts.desk'
import { removeOldDevices } from './known-devices'
import { removeExpiredCodes } from './verification-codes'
import { removeExpiredProofs } from './member-proof'
import { removeOldSocialCodes } from './messenger-codes'
import { removeOldLoginSources } from './login-source'
import { messengerRoutes } from './messenger.routes'
import { partnerRoutes } from './partner.routes'
import { sessionRoutes } from './session.routes'
import { removeExpiredSessions } from '../../../kernel/members/session-tokens'
import { reportableMembers } from './members.reportable'
import { avatars } from './session.uploads'

export const sessionFeature: PlatformFeature = {
  name: 'session',
  personalData: personalSessions,
  uploads: [avatars],
  reportable: [reportableMembers],
  routes: (app) => {
    sessionRoutes(app)
    messengerRoutes(app)
    partnerRoutes(app)
  },
  desk: accountsDesk,
  cleanUp: async (database, at) => {
    await removeExpiredSessions(database, at)
    await removeExpiredCodes(database, at)
    await removeExpiredProofs(database, at)
    await removeOldLoginSources(database, at)
    await removeOldSocialCodes(database, at)
    await removeOldDevices(database, at)
  },
}
