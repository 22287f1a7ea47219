import { getGovernmentHub } from '../../../../contract/government'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { governmentSchema, readGovernmentHub } from './read-government-hub'

export const governmentFeature: PlatformFeature = {
  name: 'government',
  configures: { government: governmentSchema },
  routes: (app) => {
    serve(app, getGovernmentHub, ({ database, caller }) => readGovernmentHub(queriesOf(database), caller.language))
  },
}
