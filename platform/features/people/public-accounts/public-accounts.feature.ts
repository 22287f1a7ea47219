import { errorCodes } from '../../../../contract/envelope'
import { getPublicAccount } from '../../../../contract/public-accounts'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { selectPublicAccount } from './public-accounts.queries'

export const publicAccountsFeature: PlatformFeature = {
  name: 'public-accounts',
  routes: (app) => {
    serve(app, getPublicAccount, async ({ path, caller, database }) => {
      const account = await selectPublicAccount(queriesOf(database), path.id, caller.language)
      if (account === undefined) throw new Refusal(errorCodes.gone)
      return account
    })
  },
}
