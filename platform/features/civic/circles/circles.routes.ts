import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/circles'
import { errorCodes } from '../../../../contract/envelope'
import {
  belongsToCircle,
  circleMessageActs,
  type CircleMessageAct,
} from '../../../../src/domain/civic/circles/circle-membership'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { changeCircle } from './change-circle'
import { circleCardOf, circlePostCardOf, readCircle, readCirclePost, type CircleReader } from './circle-answers'
import { deletePost, moderatePost } from './circle-post-acts'
import { selectCirclePosts, selectPinned, selectPostsOf } from './circle-posts.queries'
import { selectCircles, selectOwnCircles } from './circles.queries'
import { actForOneself, setMessages } from './join-circle'
import { requireCircle, standingIn } from './require-circle'
import { postLimit } from './write-circle-post'
import { partsMatch } from '../../frame/search-index/search-words'

const emptyPage = { items: [], next_cursor: null }

export function circlesRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = ({ member, language }: Caller): CircleReader => ({ id: member?.id ?? null, language, at: now() })

  serve(app, contract.listCircles, async ({ database, query, caller }) => {
    const reader = readerOf(caller)
    const search = partsMatch(query.search)
    if (search === null) return emptyPage
    const { page_size: size, cursor } = query
    if (query.mine === undefined) {
      const rows = await selectCircles(database, reader.id, search, size + 1, cursorValues(cursor, 'ns'))
      return listPage(
        rows,
        size,
        ({ circle }) => [circle.members, circle.id],
        (row) => circleCardOf(row, reader),
      )
    }
    if (reader.id === null) return emptyPage
    const rows = await selectOwnCircles(database, reader.id, search, size + 1, cursorValues(cursor, 'nts'))
    return listPage(
      rows,
      size,
      ({ ownRank, askedAt, circle }) => [ownRank, askedAt?.toISOString() ?? '', circle.id],
      (row) => circleCardOf(row, reader),
    )
  })

  serve(app, contract.getCircle, async ({ database, path, caller }) => {
    const reader = readerOf(caller)
    const circle = await readCircle(database, path.id, reader)
    const mayRead = !circle.closed || belongsToCircle(circle.standing)
    const pinned = mayRead ? await selectPinned(database, path.id, reader.id) : []
    const limit = await postLimit.readReached(database, reader.id, now())
    return { circle, pinned: pinned.map((row) => circlePostCardOf(row, reader)), limit }
  })

  serve(app, contract.actOnCircle, async ({ database, path, body: { act, text }, caller }) => {
    const { id } = caller.require()
    if (isMessageAct(act)) await setMessages(database, id, path.id, act, now())
    else await actForOneself(database, id, path.id, { act, text }, now())
    return { circle: await readCircle(database, path.id, readerOf(caller)) }
  })

  serve(app, contract.changeCircle, async ({ database, path, body: { join_mode: joinMode, ...texts }, caller }) => {
    await changeCircle(database, caller.require().id, path.id, { ...texts, joinMode }, now())
    return { circle: await readCircle(database, path.id, readerOf(caller)) }
  })

  postsRoutes(app, readerOf)
}

function postsRoutes(app: FastifyInstance, readerOf: (caller: Caller) => CircleReader): void {
  const { now } = app.platform

  serve(app, contract.listCirclePosts, async ({ database, path, query, caller }) => {
    const { page_size: size, cursor } = query
    const reader = readerOf(caller)
    await requireReadable(database, path.id, reader.id)
    const search = partsMatch(query.search)
    if (search === null) return emptyPage
    const tab = search === '' ? query.tab : 'new'
    const filter = { circleId: path.id, tab, search, readerId: reader.id }
    const rows = await selectCirclePosts(
      queriesOf(database),
      filter,
      size + 1,
      cursorValues(cursor, tab === 'hot' ? 'ns' : 'ts'),
    )
    return listPage(
      rows,
      size,
      ({ post, hotness }) => {
        if (tab === 'hot') return [hotness ?? 0, post.id]
        const { chosenAt, publishedAt, createdAt } = post
        return [((tab === 'best' ? chosenAt : publishedAt) ?? createdAt).toISOString(), post.id]
      },
      (row) => circlePostCardOf(row, reader),
    )
  })

  serve(app, contract.listMyCirclePosts, async ({ database, query: { page_size: size, cursor }, caller }) => {
    const rows = await selectPostsOf(database, caller.require().id, size + 1, cursorValues(cursor, 'ts'))
    return listPage(
      rows,
      size,
      ({ post }) => [post.createdAt.toISOString(), post.id],
      (row) => circlePostCardOf(row, readerOf(caller)),
    )
  })

  serve(app, contract.getCirclePost, async ({ database, path, caller }) => ({
    post: await readCirclePost(database, path.id, readerOf(caller)),
  }))

  serve(app, contract.actOnCirclePost, async ({ database, path, body: { act, text, circle_id: to }, caller }) => {
    const { id } = caller.require()
    if (act === 'delete') {
      await deletePost(database, id, path.id, now())
      return { post: null }
    }
    await moderatePost(database, id, { id: path.id, act, text, to }, now())
    return { post: await readCirclePost(database, path.id, readerOf(caller)) }
  })
}

const isMessageAct = (act: string): act is CircleMessageAct => circleMessageActs.some((each) => each === act)

/** A circle whose posts the reader may see; one that is closed is not there for others, as far as its posts go. */
async function requireReadable(database: Database, circleId: string, readerId: string | null): Promise<void> {
  const { isClosed } = await requireCircle(database, circleId)
  if (isClosed && !belongsToCircle(await standingIn(database, circleId, readerId))) throw new Refusal(errorCodes.gone)
}
