import { errorCodes } from '../../../contract/envelope'
import {
  collect,
  follow,
  like,
  listLikers,
  listMyCollections,
  removeCollections,
  reportShare,
} from '../../../contract/reactions'
import { queriesOf } from '../../database/queries'
import { listenerOf } from '../../http/caller'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import { take } from '../../limits/allowance'
import type { Allowance } from '../../limits/allowance'
import type { Feature } from '../../platform'
import { ownItemOf } from '../account/own-item'
import { positionOf } from '../feed/cursor'
import { isoOf } from '../feed/instants'
import { listPage } from '../feed/list-page'
import { isPublished } from '../feed/published'
import {
  deleteCollections,
  insertShare,
  selectCollections,
  selectLikers,
  setFollow,
  setOnContent,
} from './reactions.queries'

/** Limit on share reports, for a member or an address. */
const sharesPerSharer: Allowance = { most: 60, window: 3_600_000 }

export const reactionsFeature: Feature = {
  name: 'reactions',
  routes: (app) => {
    serve(app, like, async ({ body, caller, database }) => {
      const likes = await setOnContent(
        database,
        'likes',
        caller.require().id,
        { id: body.post_id, type: body.type },
        body.action === 1,
      )
      return { liked: body.action === 1, likes: found(likes) }
    })

    serve(app, collect, async ({ body, caller, database }) => {
      const collections = await setOnContent(
        database,
        'collections',
        caller.require().id,
        { id: body.post_id, type: body.type },
        body.action === 1,
      )
      return { collected: body.action === 1, collections: found(collections) }
    })

    serve(app, follow, async ({ body, caller, database }) => {
      const followers = await setFollow(database, caller.require().id, body.kind, body.target_id, body.action === 1)
      return { followed: body.action === 1, followers: found(followers) }
    })

    serve(app, listLikers, async ({ path, query, database }) => {
      const rows = await selectLikers(
        queriesOf(database),
        path.id,
        query.type,
        query.page_size + 1,
        positionOf(query.cursor, 'ts'),
      )
      if (rows.length === 0 && !(await isPublished(queriesOf(database), path.id, query.type)))
        throw new Refusal(errorCodes.gone)
      return listPage(
        rows,
        query.page_size,
        (row) => [isoOf(row.liked_at), row.user_id],
        (row) => ({ ...row, liked_at: isoOf(row.liked_at) }),
      )
    })

    serve(app, listMyCollections, async ({ query, caller, database }) => {
      const { language } = caller
      const rows = await selectCollections(
        queriesOf(database),
        caller.require().id,
        query.type,
        language,
        query.page_size + 1,
        positionOf(query.cursor, 'ts'),
      )
      return listPage(
        rows,
        query.page_size,
        (row) => [isoOf(row.collected_at), row.card[0]],
        (row) => ({ id: row.card[0], collected_at: isoOf(row.collected_at), item: ownItemOf(row) }),
      )
    })

    serve(app, removeCollections, async ({ body, caller, database }) => ({
      removed: await deleteCollections(database, caller.require().id, body.ids),
    }))

    serve(app, reportShare, async ({ body, caller, database, platform }) => {
      await take(database, `share:${listenerOf(caller, platform)}`, sharesPerSharer, platform.now())
      return { shares: await insertShare(database, body.post_id, caller.member?.id ?? null, body.type, body.shard_url) }
    })
  },
}

function found(count: number | null): number {
  if (count === null) throw new Refusal(errorCodes.gone)
  return count
}
