import { and, eq } from 'drizzle-orm'
import { isOpen } from '../../../kernel/contents/open-to'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { readPollTexts } from '../../participation/polls/poll-texts'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { removePostByOffice } from './circle-post-acts'
import { tellLeadersOfReport } from './reported-posts'
import { circlePosts, circles } from './circles.schema'

export const reportableCirclePosts: ReportableKind = {
  kind: 'circle-post',
  find: async (database, ids) => {
    const { id, userId: authorId, text, pictures, video } = circlePosts
    const found = await queriesOf(database).read(
      build
        .select({ id, authorId, text, pictures, video, circle: circles.name })
        .from(circlePosts)
        .innerJoin(circles, eq(circles.id, circlePosts.circleId))
        .where(and(isOneOf(id, ids), eq(circlePosts.state, 'published'))),
    )
    const pollTexts = await readPollTexts(database, ids)
    return found.map(({ text: words, pictures: shown, video: film, circle, ...post }) => ({
      ...post,
      text: [words['zh-CN'], pollTexts.get(post.id) ?? ''].join('\n').trim(),
      place: circle['zh-CN'],
      pictures: [...shown.map(({ url }) => url), ...(film === null ? [] : [film])],
    }))
  },
  isSeenBy: (database, id, userId) => isOpen(queriesOf(database), { id }, userId),
  onReported: tellLeadersOfReport,
  remove: removePostByOffice,
}
