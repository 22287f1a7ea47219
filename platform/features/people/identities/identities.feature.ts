import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/identities'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalIdentities } from './identities.personal'
import { askVerifier } from './ask-verifier'
import { identitiesDesk } from './identities.desk'
import { readRealName } from './read-identity'
import { realNameLimit, submitRealName } from './submit-real-name'

export const identitiesFeature: PlatformFeature = {
  name: 'identities',
  personalData: personalIdentities,
  routes: identitiesRoutes,
  desk: identitiesDesk,
  carryOn: askVerifier,
}

function identitiesRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform

  const standingOf = async (database: Database, { language, require }: Caller) => {
    const { id } = require()
    return {
      real_name: await readRealName(database, vault, id, language),
      limit: await realNameLimit.readReached(database, id, now()),
    }
  }

  serve(app, contract.getRealData, async ({ database, caller }) => standingOf(database, caller))

  serve(app, contract.checkRealName, async ({ database, body, caller, platform }) => {
    await submitRealName(database, platform, caller.require().id, body, now())
    return await standingOf(database, caller)
  })
}
