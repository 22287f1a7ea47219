import { memberReferent } from './member.referent'
import * as contract from '../../../../contract/privacy'
import type { Privacy } from '../../../../src/domain/people/privacy/privacy'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalPrivacy } from './privacy.personal'
import { blockPerson, selectBlocked, unblockPerson } from './block-people'
import { changePrivacy, readPrivacy } from './privacy-settings'

export const privacyFeature: PlatformFeature = {
  name: 'privacy',
  messageReferents: [memberReferent],
  personalData: personalPrivacy,
  routes: (app) => {
    serve(app, contract.getPrivacy, async ({ caller, database }) =>
      answerOf(await readPrivacy(database, caller.require().id)),
    )

    serve(app, contract.changePrivacy, async ({ body, caller, database }) => {
      const { shows_service, in_rankings, wishes_for, keeps_history } = body
      const privacy = await changePrivacy(database, caller.require().id, {
        ...(shows_service === undefined ? {} : { showsService: shows_service }),
        ...(in_rankings === undefined ? {} : { inRankings: in_rankings }),
        ...(wishes_for === undefined ? {} : { wishesFor: wishes_for }),
        ...(keeps_history === undefined ? {} : { keepsHistory: keeps_history }),
      })
      return answerOf(privacy)
    })

    serve(app, contract.listBlocked, async ({ query, caller, database }) => {
      const after = cursorValues(query.cursor, 'ts')
      const rows = await selectBlocked(database, caller.require().id, query.page_size + 1, after)
      return listPage(
        rows,
        query.page_size,
        ({ blockedAt, id }) => [blockedAt.toISOString(), id],
        ({ blockedAt, ...person }) => ({ ...person, blocked_at: blockedAt.toISOString() }),
      )
    })

    serve(app, contract.blockPerson, async ({ path, caller, database, platform }) => {
      await blockPerson(database, caller.require().id, path.id, platform.now())
      return { blocked: true }
    })

    serve(app, contract.unblockPerson, async ({ path, caller, database }) => {
      await unblockPerson(database, caller.require().id, path.id)
      return { blocked: false }
    })
  },
}

function answerOf({ showsService, inRankings, wishesFor, keepsHistory }: Privacy) {
  return { shows_service: showsService, in_rankings: inRankings, wishes_for: wishesFor, keeps_history: keepsHistory }
}
