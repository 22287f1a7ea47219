import * as contract from '../../../../contract/surroundings'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { readWishReader } from '../wishes/wish-reader'
import { listSurroundings } from './list-surroundings'

export const surroundingsFeature: PlatformFeature = {
  name: 'surroundings',
  routes: (app) => {
    const { now, vault } = app.platform

    serve(app, contract.listSurroundings, async ({ database, query, caller }) => {
      const at = now()
      const reader = { ...(await readWishReader({ database, vault }, caller, at)), now: at }
      return listSurroundings(database, query, reader)
    })
  },
}
