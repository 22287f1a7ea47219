import type { Language } from '../../../../src/domain/frame/site/preferences'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import type { Queries } from '../../../../platform/kernel/database/queries'
import { build, Statement, textStatements } from '../../../../platform/kernel/database/statement'
import { readUnreadOf } from '../../../../platform/features/frame/messages/unread.queries'
import { messages } from '../../../../platform/kernel/messages/messages.schema'
import { selectRelated } from '../../../../platform/features/media/articles/articles.queries'
import {
  selectComment,
  selectComments,
  selectReplies,
} from '../../../../platform/features/participation/comments/comments.queries'
import { comments } from '../../../../platform/features/participation/comments/comments.schema'
import {
  selectOwnComment,
  selectOwnComments,
} from '../../../../platform/features/participation/comments/own-comments.queries'
import { countNewer, selectFeed } from '../../../../platform/features/media/feed/feed.queries'
import { countFound } from '../../../../platform/features/overview/search/count-found'
import { wordForWord } from '../../../../platform/features/frame/search-index/search-match'
import { firstFound } from '../../../../platform/features/frame/search-index/search-scan'
import {
  selectCardChannels,
  selectCardItems,
  selectPickedItems,
} from '../../../../platform/features/overview/pages/pages.queries'
import { readSourceItems } from '../../../../platform/features/overview/builder/source-items'
import { pageCards } from '../../../../platform/features/overview/pages/pages.schema'
import { users } from '../../../../platform/kernel/members/members.schema'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

const nowhere = { categoryId: undefined, subCategoryId: undefined }

/** Statements that are written as text have the type of their schema, which nothing but this test holds them to. */
describeOnBothDatabases('a statement written as text, over the demo city', (_open, openForCity) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await openForCity(), seed: true })
  })
  afterAll(() => platform?.close())

  /** The numbers of rows that each has returned, all of which fit its schema. */
  const returned = new Map<string, number>()
  const checking = (queries: Queries): Queries => ({
    ...queries,
    read: async (statement, ...values) => {
      const rows = await queries.read(statement, ...values)
      const name = statement instanceof Statement ? statement.name : null
      if (name === null) return rows
      const parsed = z.array(textStatements.get(name) ?? z.never()).safeParse(rows)
      expect(parsed.error?.issues ?? [], name).toEqual([])
      // A column that the schema does not name is not in the type either.
      expect(parsed.data, name).toEqual(rows)
      returned.set(name, (returned.get(name) ?? 0) + rows.length)
      return rows
    },
    readColumn: async (statement, ...values) => {
      const rows = await checking(queries).read(statement, ...values)
      return rows.flatMap((row) => Object.values(row)) as never
    },
    readOne: async (statement, ...values) => (await checking(queries).read(statement, ...values))[0] ?? null,
    readValue: async (statement, ...values) => (await checking(queries).readColumn(statement, ...values))[0] ?? null,
  })

  it.each([
    ['zh-CN', null],
    ['en', 'member'],
  ] as const)('has the rows that its schema says, in %s for %s', async (language: Language, viewer) => {
    const { database } = platform
    const queries = checking(queriesOf(database))
    const member = await queriesOf(database).readOne(build.select({ id: users.id }).from(users).limit(1))
    const seen = viewer === null ? null : (member?.id ?? null)
    const feed = { ...nowhere, language, viewer: seen, types: [], limit: 50, after: null }
    const [first] = await selectFeed(queries, feed)
    for (const types of [[], [1, 2], [3], [4], [5], [7], [15]]) await selectFeed(queries, { ...feed, types })
    await selectFeed(queries, { ...feed, city: '430100', after: ['2099-01-01T00:00:00.000Z', 'x'] })
    await countNewer(queries, '2020-01-01T00:00:00.000Z', nowhere, [])
    await selectRelated(queries, first?.[0] ?? '', first?.[1] ?? 0, language, seen)

    const receivers = await queriesOf(database).readColumn(build.selectDistinct({ id: messages.userId }).from(messages))
    await readUnreadOf(queries, [], [...receivers, 'nobody'])

    const cards = await queriesOf(database).readColumn(build.select({ id: pageCards.id }).from(pageCards))
    await selectCardItems(queries, cards, language, seen, undefined)
    for (const card of cards) await selectPickedItems(queries, card, language, seen, 50, 0)
    await selectCardChannels(queries, cards, language, seen, { weekday: 1, minute: 600 }, undefined)

    const source = { from: 'newest' as const, category: null, type: null, ids: [], limit: 5 }
    for (const type of ['items', 'radio', 'tv'] as const) {
      const reader = { language, viewer: seen ?? 'nobody', at: { weekday: 1, minute: 600 } }
      await readSourceItems(queries, { type, source }, reader)
    }

    const [reply] = (await queriesOf(database).read(build.select().from(comments))).filter(
      ({ parentId }) => parentId !== null,
    )
    const content = { id: reply?.contentId ?? '', type: 3 }
    for (const order of ['new', 'hot'] as const) await selectComments(queries, content, seen, order, 50, null)
    await selectComment(queries, reply?.parentId ?? '', seen)
    await selectReplies(queries, reply?.parentId ?? '', seen, 50, null)

    const own = await selectOwnComments(queries, 'user-resident', 50, null)
    await selectOwnComments(queries, 'user-resident', 50, ['2099-01-01T00:00:00.000Z', 'x'])
    await selectOwnComment(queries, 'user-resident', own[0]?.id ?? '')

    const everywhere = { types: [], places: [''], organisationId: undefined }
    for (const word of ['bus', 'lantern']) {
      const sought = { ...everywhere, meanings: wordForWord([word]) }
      expect(await firstFound(queries, [{ ...sought, types: [99] }, sought])).toBe(1)
      await countFound(queries, sought, [3, 4])
    }
    await countFound(queries, { ...everywhere, meanings: [] }, [3, 4])

    expect([...returned.keys()].sort()).toEqual([...textStatements.keys()].sort())
    expect([...returned].filter(([, rows]) => rows === 0)).toEqual([])
    returned.clear()
  })
})
