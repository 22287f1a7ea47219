import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/identities'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalIdentities } from './identities.personal'
import { askVerifier } from './ask-verifier'
import { identitiesDesk } from './identities.desk'
import { readRealName } from './read-identity'
import { submitRealName } from './submit-real-name'

export const identitiesFeature: PlatformFeature = {
  name: 'identities',
  personalData: personalIdentities,
  routes: identitiesRoutes,
  desk: identitiesDesk,
  carryOn: askVerifier,
}

function identitiesRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform

  serve(app, contract.getRealData, async ({ database, caller }) => ({
    real_name: await readRealName(database, vault, caller.require().id, caller.language),
  }))

  serve(app, contract.checkRealName, async ({ database, body, caller, platform }) => {
    const { id } = caller.require()
    await submitRealName(database, platform, id, body, now())
    return { real_name: await readRealName(database, vault, id, caller.language) }
  })
}
