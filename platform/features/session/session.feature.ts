import type { Feature } from '../../platform'
import { removeExpiredCodes } from './captcha'
import { removeOldSocialCodes } from './log-in-by-messenger'
import { removeOldLoginSources } from './login-source'
import { sessionRoutes } from './session.routes'
import { removeExpiredSessions } from './session-tokens'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedPeople } from '../../demo/seeding/seed-people'
import { avatars } from './session.uploads'

export const sessionFeature: Feature = {
  name: 'session',
  uploads: [avatars],
  routes: sessionRoutes,
  demo: [{ what: demoWords.people, seed: seedPeople }],
  cleanUp: async (database, at) => {
    await removeExpiredSessions(database, at)
    await removeExpiredCodes(database, at)
    await removeOldLoginSources(database, at)
    await removeOldSocialCodes(database, at)
  },
}
