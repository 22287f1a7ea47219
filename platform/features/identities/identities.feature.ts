import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/identities'
import { seedIdentities } from '../../demo/seeding/seed-identities'
import { demoWords } from '../../demo/seeding/seeding.words'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { checkRealName } from './check-real-name'
import { identityDto, readIdentity } from './read-identity'

export const identitiesFeature: Feature = {
  name: 'identities',
  routes: identitiesRoutes,
  demo: [{ what: demoWords.identities, seed: (database, at, _onCount, vault) => seedIdentities(database, vault, at) }],
}

function identitiesRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform

  serve(app, contract.getRealData, async ({ database, caller }) => {
    const identity = await readIdentity(database, vault, caller.require().id)
    return { identity: identity === null ? null : identityDto(identity) }
  })

  serve(app, contract.checkRealName, async ({ database, body, caller, platform }) => {
    const { id } = caller.require()
    await checkRealName(database, platform, id, body, now())
    const identity = await readIdentity(database, vault, id)
    if (identity === null) throw new Error('a checked identity is not there')
    return { identity: identityDto(identity) }
  })
}
