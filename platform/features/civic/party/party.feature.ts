import { getPartyHome } from '../../../../contract/party'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { readPartyHome } from './read-party-home'

export const partyFeature: PlatformFeature = {
  name: 'party',
  routes: (app) => {
    serve(app, getPartyHome, ({ database, caller }) => readPartyHome(queriesOf(database), caller.language))
  },
}
