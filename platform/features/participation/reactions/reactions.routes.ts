import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/reactions'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { earnCredits } from '../credits/earn-credits'
import { ownItemOf } from '../../people/account/own-item'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { isPublished } from '../../../kernel/contents/published'
import { deleteFavourites, selectFavourites, selectLikers, setFollow, setOnContent } from './reactions.queries'
import { reportShare } from './report-share'

export const reactionsFeature: PlatformFeature = {
  name: 'reactions',
  routes: (app) => {
    serve(app, contract.like, async ({ body, caller, database, platform }) => {
      const userId = caller.require().id
      const likes = await setOnContent(
        database,
        'likes',
        userId,
        { id: body.post_id, type: body.type },
        body.action === 1,
      )
      const answer = { liked: body.action === 1, likes: requireFound(likes) }
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
      const rows = await selectLikers(
        queriesOf(database),
        path.id,
        query.type,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      if (rows.length === 0 && !(await isPublished(queriesOf(database), path.id, query.type)))
        throw new Refusal(errorCodes.gone)
      return listPage(
        rows,
        query.page_size,
        (row) => [row.liked_at.toISOString(), row.user_id],
        (row) => ({ ...row, liked_at: row.liked_at.toISOString() }),
      )
    })

    serve(app, contract.listFavourites, async ({ query, caller, database }) => {
      const { language } = caller
      const rows = await selectFavourites(
        queriesOf(database),
        caller.require().id,
        query,
        language,
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
