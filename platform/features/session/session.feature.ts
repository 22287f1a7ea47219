import type { Feature } from '../../platform'
import { removeExpiredCodes } from './captcha'
import { removeExpiredProofs } from './member-proof'
import { removeOldSocialCodes } from './log-in-by-messenger'
import { removeOldLoginSources } from './login-source'
import { sessionRoutes } from './session.routes'
import { removeExpiredSessions } from './session-tokens'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedPeople } from '../../demo/seeding/seed-people'

export const sessionFeature: Feature = {
  name: 'session',
  routes: sessionRoutes,
  demo: [{ what: demoWords.people, seed: seedPeople }],
  cleanUp: async (database, at) => {
    await removeExpiredSessions(database, at)
    await removeExpiredCodes(database, at)
    await removeExpiredProofs(database, at)
    await removeOldLoginSources(database, at)
    await removeOldSocialCodes(database, at)
  },
}
