import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Queries } from '../../../../platform/kernel/database/queries'
import { selectVisits } from '../../../../platform/features/people/account/account.queries'
import { selectMessages } from '../../../../platform/features/frame/messages/messages.queries'
import { selectTracks } from '../../../../platform/features/media/audio/audio.queries'
import { selectChannels } from '../../../../platform/features/media/channels/channels.queries'
import { selectComments, selectReplies } from '../../../../platform/features/participation/comments/comments.queries'
import { selectListed, selectPageStarts } from '../../../../platform/features/overview/discovery/sitemap.queries'
import { selectFeed } from '../../../../platform/features/media/feed/feed.queries'
import { selectFavourites, selectLikers } from '../../../../platform/features/participation/reactions/reactions.queries'
import { listOutbox } from '../../../../platform/demo/services/demo-outbox'
import { explained } from '../../../support/explained'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

const at = '2026-02-01T00:00:00.000Z'
const feed = {
  language: 'en',
  viewer: null,
  categoryId: undefined,
  subCategoryId: undefined,
  types: [],
  limit: 21,
  after: null,
} as const
const seen = { language: 'en', viewer: null, at: { weekday: 1, minute: 600 } } as const

const lists: readonly (readonly [string, (queries: Queries) => Promise<unknown>])[] = [
  ['the feed', (queries) => selectFeed(queries, feed)],
  ['the feed, deep down', (queries) => selectFeed(queries, { ...feed, after: [at, 'x'] })],
  ['the feed of a category', (queries) => selectFeed(queries, { ...feed, categoryId: 'a' })],
  ['the feed of a sub-category', (queries) => selectFeed(queries, { ...feed, subCategoryId: 'a-1' })],
  ['the feed of a type', (queries) => selectFeed(queries, { ...feed, types: [3] })],
  ['the feed of several types', (queries) => selectFeed(queries, { ...feed, types: [3, 4], after: [at, 'x'] })],
  [
    'the feed of several types of a category',
    (queries) => selectFeed(queries, { ...feed, types: [3, 4], categoryId: 'a' }),
  ],
  [
    'the newest comments',
    (queries) => selectComments(queries, { id: 'a', type: 3 }, null, 'new', 21, [false, at, 'x']),
  ],
  [
    'the hottest comments',
    (queries) => selectComments(queries, { id: 'a', type: 3 }, null, 'hot', 21, [false, 5, at, 'x']),
  ],
  ['replies', (queries) => selectReplies(queries, 'a', null, 21, [at, 'x'])],
  ['who likes something', (queries) => selectLikers(queries, { id: 'a', type: 3 }, 'me', 21, [at, 'x'])],
  ['collections', (queries) => selectFavourites(queries, 'me', {}, { language: 'en', authors: [] }, 21, [at, 'x'])],
  [
    'collections of a type',
    (queries) => selectFavourites(queries, 'me', { type: 3 }, { language: 'en', authors: [] }, 21, [at, 'x']),
  ],
  ['history', (queries) => selectVisits(queries, 'me', 'a word', 'en', 21, [at, 'x'])],
  ['messages', (queries) => selectMessages(queries, 'me', { limit: 21 }, [at, 'x'])],
  ['tracks, upwards', (queries) => selectTracks(queries, 'a', 'en', 'up', 21, 5)],
  ['tracks, downwards', (queries) => selectTracks(queries, 'a', 'en', 'down', 21, 5)],
  ['channels', (queries) => selectChannels(queries, seen, 1, {}, 21, [5, 'x'])],
  ['a page of the sitemap', (queries) => selectListed(queries, { published_at: new Date(at), id: 'x' }, 100, [3])],
  ['the pages of the sitemap', (queries) => selectPageStarts(queries, 100)],
  ['text messages of the demo', (queries) => listOutbox(queries)],
]

describeOnBothDatabases('the order of a list', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), features: [] })
  })
  afterEach(() => platform.close())

  /** The plans of a list when the database sorts and scans whole tables only where it must. */
  const plansOf = async (ask: (queries: Queries) => Promise<unknown>): Promise<string> =>
    await platform.database.transaction(async (transaction) => {
      for (const way of ['sort', 'incremental_sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
        await transaction.execute(sql.raw(`set local enable_${way} = off`))
      return explained(transaction, ask)
    })

  it('is that of an index, whichever list it is', async () => {
    for (const [name, ask] of lists) {
      const plans = await plansOf(ask)
        // The merge of several short scans: as many rows as places and types have pages.
        .then((text) => text.replace(/Sort {2}\([^]*?unnest of_type/g, ''))
      expect(plans, name).toMatch(/Index (Only )?Scan/)
      expect(plans, name).not.toMatch(/Sort {2}\(|Seq Scan on/)
    }
  })
})
