import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { FastifyInstance } from 'fastify'
import { createEntry, listClasses, listEntries } from '../../../../contract/practices'
import * as contract from '../../../../contract/shows'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { commentPage } from '../../participation/comments/comment-page'
import { cursorValues } from '../../../kernel/lists/cursor'
import { selectCategories as selectFeedCategories } from '../../media/feed/feed.queries'
import { listPage } from '../../../kernel/lists/list-page'
import { mayPublish } from '../../../kernel/site/may-publish'
import { createShow, showLimit } from './create-show'
import { removeShow } from './show-acts'
import { readShow, showCardOf, type ShowReader } from './show-answers'
import { selectCategories, selectNewestShows, selectShowsOf, type ShowRow } from './shows.queries'

const classesOf = async (database: Database, language: Language) =>
  (await selectCategories(database)).map(({ id, name }) => ({ id, name: name[language] }))
const readerOf = ({ member, language }: Caller): ShowReader => ({ id: member?.id ?? null, language })

export function showsRoutes(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.getShowOptions, async ({ database, caller: { language, member } }) => ({
    categories: await classesOf(database, language),
    publishing: await mayPublish(database),
    limit: await showLimit.readReached(database, member?.id ?? null, now()),
  }))

  const pageOf = (rows: readonly ShowRow[], size: number, caller: Caller, placeOf: (row: ShowRow) => Date) =>
    listPage(
      rows,
      size,
      (row) => [placeOf(row).toISOString(), row.show.id],
      (row) => showCardOf(row, readerOf(caller)),
    )

  serve(app, contract.listShows, async ({ database, query: { category_id, cursor, page_size }, caller }) => {
    const rows = await selectNewestShows(
      database,
      caller.member?.id ?? null,
      { categoryId: category_id },
      page_size + 1,
      cursorValues(cursor, 'ts'),
    )
    return pageOf(rows, page_size, caller, ({ show }) => show.publishedAt ?? show.createdAt)
  })

  serve(app, contract.listMyShows, async ({ database, query: { state, cursor, page_size }, caller }) => {
    const { id } = caller.require()
    const rows = await selectShowsOf(database, id, state, page_size + 1, cursorValues(cursor, 'ts'))
    return pageOf(rows, page_size, caller, ({ show }) => show.createdAt)
  })

  serve(app, contract.getShow, async ({ database, path, caller }) => ({
    show: await readShow(database, path.id, readerOf(caller)),
  }))

  serve(app, contract.createShow, async ({ database, body, caller }) => {
    const { category_id: categoryId, ...writing } = body
    const id = await createShow(database, caller, { ...writing, categoryId, topicId: null }, now())
    return { show: await readShow(database, id, readerOf(caller)) }
  })

  serve(app, listEntries, async ({ database, path, query: { cursor, page_size }, caller }) => {
    const rows = await selectNewestShows(
      database,
      caller.member?.id ?? null,
      { topicId: path.id },
      page_size + 1,
      cursorValues(cursor, 'ts'),
    )
    return pageOf(rows, page_size, caller, ({ show }) => show.publishedAt ?? show.createdAt)
  })

  serve(app, createEntry, async ({ database, body, caller }) => {
    const { topic_id: topicId, category_id: categoryId = '', ...writing } = body
    const id = await createShow(database, caller, { ...writing, categoryId, topicId }, now())
    return { show: await readShow(database, id, readerOf(caller)) }
  })

  serve(app, listClasses, async ({ database, path: { type }, caller: { language } }) => {
    if (type === contentKinds.show.code || type === contentKinds.entry.code)
      return { items: await classesOf(database, language) }
    const editors = await selectFeedCategories(queriesOf(database), language)
    return { items: editors.map(({ id, name }) => ({ id, name })) }
  })

  serve(app, contract.listShowComments, async ({ database, query: { id, ...query }, caller }) =>
    commentPage(database, id, { ...query, type: contentKinds.show.code }, caller.member?.id ?? null),
  )

  serve(app, contract.removeShow, async ({ database, path, caller }) => {
    await removeShow(database, caller.require().id, path.id, now())
    return { deleted: true }
  })
}
