import * as contract from '../../../../contract/mentions'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { selectNameable } from './nameable-people'
import { selectGroupOf, selectNameableTopics } from './nameable-topics.queries'

export const mentionsFeature: PlatformFeature = {
  name: 'mentions',
  routes: (app) => {
    serve(app, contract.listNameablePeople, async ({ database, query, caller, platform }) => {
      const { id } = caller.require()
      await countExposure(database, 'nameable-people', { caller, platform, at: platform.now() })
      const group = query.circle_id ?? (await selectGroupOf(database, query.content_id))
      return { items: await selectNameable(database, id, query.q, group) }
    })
    serve(app, contract.listNameableTopics, async ({ database, query: { q }, caller: { language } }) => ({
      items: await selectNameableTopics(database, q, language),
    }))
  },
}
