import { listInvited } from '../../../../contract/invitations'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { countInvitedToday, selectInvited } from './invitations.queries'

export const invitationsFeature: PlatformFeature = {
  name: 'invitations',
  routes: (app) => {
    serve(app, listInvited, async ({ database, caller, query, platform }) => {
      const queries = queriesOf(database)
      const inviterId = caller.require().id
      await countExposure(database, 'invited', { caller, platform, at: platform.now() })
      const after = cursorValues(query.cursor, 'ts')
      const rows = await selectInvited(queries, inviterId, {
        limit: query.page_size + 1,
        after,
        key: app.platform.signer.sign('invited', inviterId),
      })
      const page = listPage(
        rows,
        query.page_size,
        ({ at, id }) => [at.toISOString(), id],
        ({ id, nickname, at }) => ({ id, name: maskText(nickname, 1, 0), at: at.toISOString() }),
      )
      if (after !== null) return page
      return { ...page, ...(await countInvitedToday(queries, inviterId, platform.now())) }
    })
  },
}
