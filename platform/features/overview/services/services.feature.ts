import { errorCodes } from '../../../../contract/envelope'
import { getModule, listModules } from '../../../../contract/services'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { selectModules } from './services.queries'
import { foundModuleEntries } from './services.found'
import { publishableServices } from './publish-services'

export const servicesFeature: PlatformFeature = {
  name: 'services',
  publishes: [publishableServices],
  searchable: [foundModuleEntries],
  routes: (app) => {
    serve(app, listModules, async ({ caller, database }) => {
      const modules = await selectModules(queriesOf(database), caller.language)
      return { items: modules.map(({ id, name, entries }) => ({ id, name, entries })) }
    })

    serve(app, getModule, async ({ path, caller, database }) => {
      const [module] = await selectModules(queriesOf(database), caller.language, path.id)
      if (module === undefined) throw new Refusal(errorCodes.gone)
      return module
    })
  },
}
