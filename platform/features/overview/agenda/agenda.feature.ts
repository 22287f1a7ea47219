import * as contract from '../../../../contract/agenda'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { readAgenda } from './read-agenda'

export const agendaFeature: PlatformFeature = {
  name: 'agenda',
  routes: (app) => {
    const { platform } = app

    serve(app, contract.getMyAgenda, ({ caller, database }) => readAgenda(database, platform, caller, platform.now()))
  },
}
