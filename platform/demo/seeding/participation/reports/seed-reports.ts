import { and, asc, eq, isNull, like } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { configurations } from '../../../../kernel/site/site.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { heldComments } from '../../../../features/participation/comments/held-comments.schema'
import { reportedThings, reports } from '../../../../features/participation/reports/reports.schema'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { readerId } from '../../frame/session/seed-people'
import { hour } from '../../../city-day'

export const reportsDemo: DemoStep = { feature: 'reports', what: bilingual('举报', 'reports'), seed: seedReports }

/** The article under which comments were reported, and one waits. */
const articleId = 'post-000001'

/** What the office does with the reported comments, with who reported them and why; none for what is still open. */
const reported = [
  {
    state: 'open',
    by: [
      { reader: 7, reason: 'spam', text: '到处发同样的话' },
      { reader: 9, reason: 'spam', text: '' },
    ],
  },
  { state: 'kept', by: [{ reader: 11, reason: 'insult', text: '' }] },
  { state: 'open', by: [{ reader: 12, reason: 'private', text: '写了邻居的门牌号' }] },
] as const

/** Reported comments of an article, open and judged, and one comment that waits because of its words. */
async function seedReports(database: Database, now: Date): Promise<void> {
  await insertAll(database, configurations, [
    { code: 'comment-review', value: { words: ['加微信', 'message me on'], rate: { most: 20, minutes: 10 } } },
  ])
  const found = await queriesOf(database).read(
    build
      .select({ id: comments.id, userId: comments.userId })
      .from(comments)
      .where(and(eq(comments.contentId, articleId), isNull(comments.parentId), like(comments.userId, 'reader-%')))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(reported.length),
  )
  const things = found.flatMap((comment, index) => {
    const given = reported[index]
    return given === undefined ? [] : [{ comment, ...given }]
  })
  await insertAll(
    database,
    reportedThings,
    things.map(({ comment: { id, userId }, state, by }, index) => ({
      kind: 'comment' as const,
      thingId: id,
      userId,
      reports: by.length,
      state,
      openedAt: new Date(now.getTime() - (index + 2) * hour),
      judgedAt: state === 'open' ? null : new Date(now.getTime() - hour),
    })),
  )
  await insertAll(
    database,
    reports,
    things.flatMap(({ comment: { id }, state, by }, index) =>
      by.map(({ reader, reason, text }) => ({
        userId: readerId(reader),
        kind: 'comment' as const,
        thingId: id,
        reason,
        text,
        createdAt: new Date(now.getTime() - (index + 2) * hour),
        outcome: state === 'open' ? null : state,
      })),
    ),
  )
  await insertAll(database, heldComments, [
    {
      id: 'held-comment-demo-01',
      contentId: articleId,
      type: 3,
      userId: readerId(8),
      parentId: null,
      replyToId: null,
      text: '想团购的加微信，今晚截止。',
      createdAt: new Date(now.getTime() - hour),
    },
  ])
}
