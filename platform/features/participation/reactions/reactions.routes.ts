import { organisationReferent } from './organisation.referent'
import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/reactions'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { gatherPublished } from './gather-published'
import { earnCredits } from '../credits/earn-credits'
import { ownItemOf } from '../../people/account/own-item'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { isOpen } from '../../../kernel/contents/open-to'
import { likeContent } from './like-content'
import { personalReactions } from './reactions.personal'
import { deleteFavourites, selectFavourites, selectLikers, setFollow, setOnContent } from './reactions.queries'
import { reportShare } from './report-share'

export const reactionsFeature: PlatformFeature = {
  name: 'reactions',
  messageReferents: [organisationReferent],
  messageSource: gatherPublished,
  personalData: personalReactions,
  routes: (app) => {
    serve(app, contract.like, async ({ body, caller, database, platform }) => {
      const userId = caller.require().id
      const on = body.action === 1
      const content = { id: body.post_id, type: body.type }
      const likes = await likeContent(database, platform.contentAuthors, { userId, on }, content, platform.now())
      const answer = { liked: on, likes: requireFound(likes) }
      if (!answer.liked) return answer
      const earning = { userId, act: 'like', contentId: body.post_id } as const
      return { ...answer, ...(await earnCredits(database, earning, platform.now())) }
    })

    serve(app, contract.favourite, async ({ body, caller, database }) => {
      const collections = await setOnContent(
        database,
        'collections',
        caller.require().id,
        { id: body.post_id, type: body.type },
        body.action === 1,
      )
      return { collected: body.action === 1, collections: requireFound(collections) }
    })

    serve(app, contract.follow, async ({ body, caller, database }) => {
      const followers = await setFollow(database, caller.require().id, body.kind, body.target_id, body.action === 1)
      return { followed: body.action === 1, followers: requireFound(followers) }
    })

    serve(app, contract.listLikers, async ({ path, query, database, caller, platform }) => {
      await countExposure(database, 'likers', { caller, platform, at: platform.now() })
      const viewer = caller.member?.id ?? null
      const rows = await selectLikers(
        queriesOf(database),
        { id: path.id, type: query.type },
        viewer,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      if (rows.length === 0 && !(await isOpen(queriesOf(database), { id: path.id, type: query.type }, viewer)))
        throw new Refusal(errorCodes.gone)
      return listPage(
        rows,
        query.page_size,
        (row) => [row.liked_at.toISOString(), row.user_id],
        (row) => ({ ...row, liked_at: row.liked_at.toISOString() }),
      )
    })

    serve(app, contract.listFavourites, async ({ query, caller, database, platform }) => {
      const rows = await selectFavourites(
        queriesOf(database),
        caller.require().id,
        query,
        { language: caller.language, authors: platform.contentAuthors },
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      return listPage(
        rows,
        query.page_size,
        (row) => [row.collected_at.toISOString(), row.card[0]],
        (row) => ({ id: row.card[0], collected_at: row.collected_at.toISOString(), item: ownItemOf(row) }),
      )
    })

    serve(app, contract.removeFavourites, async ({ body, caller, database }) => ({
      removed: await deleteFavourites(database, caller.require().id, body.ids),
    }))

    serve(app, contract.reportShare, async ({ body, caller, database, platform }) => {
      const sharer = { userId: caller.member?.id ?? null, key: listenerOf(caller, platform) }
      const sharedPage = { id: body.post_id, type: body.type, url: body.shard_url }
      return await reportShare(database, sharer, sharedPage, platform.now())
    })
  },
}

function requireFound(count: number | null): number {
  if (count === null) throw new Refusal(errorCodes.gone)
  return count
}
