import { and, eq, gt, inArray, lte, ne, not, or, sql } from 'drizzle-orm'
import { concerningKinds } from '../../../../src/domain/frame/concerns/concerned'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { message } from '../../../kernel/cases/message'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { existsIn, limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { MessageSource } from '../../../kernel/messages/message-source'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { suggestions, suggestionSubscriptions, suggestionSupports } from '../../civic/suggestions/suggestions.schema'
import { wishClaims, wishes } from '../../civic/wishes/wishes.schema'
import { readBy } from '../../people/account/read-by'
import { selectShownIds } from './concerns.queries'
import { concerns } from './concerns.schema'

/** The most outcomes of which one gathering tells. */
const mostOutcomes = 20

const words = {
  suggestion: message(
    ['您看过的报道有了下文', 'News of a story you read'],
    ['《{story}》提到的留言“{title}”已有答复。', '“{title}”, which “{story}” is about, was answered.'],
  ),
  wish: message(
    ['您看过的报道有了下文', 'News of a story you read'],
    ['《{story}》提到的心愿“{title}”已完成。', '“{title}”, the wish that “{story}” is about, is done.'],
  ),
}

/**
 * Tells a member what became of the suggestions and wishes in the contents that they read or shared: of each case once,
 * and only whoever has not looked at the content since. Those who take part in the case are told by the case itself.
 */
export const gatherOutcomes: MessageSource = async (transaction, { userId, since, at }) => {
  const queries = queriesOf(transaction)
  const read = readBy(userId)
  const isAnswered = and(
    inArray(suggestions.state, ['replied', 'confirmed', 'closed']),
    ...[gt(suggestions.repliedAt, since), lte(suggestions.repliedAt, at), gt(suggestions.repliedAt, read.at)],
    ...[suggestionSupports, suggestionSubscriptions].map((table) =>
      not(existsIn(table, eq(table.suggestionId, suggestions.id), eq(table.userId, userId))),
    ),
    ne(suggestions.userId, userId),
  )
  // Nothing is done with a wish after its wisher has said how it went.
  const isGranted = and(
    eq(wishes.state, 'evaluated'),
    ...[gt(wishes.updatedAt, since), lte(wishes.updatedAt, at), gt(wishes.updatedAt, read.at)],
    not(existsIn(wishClaims, eq(wishClaims.wishId, wishes.id), eq(wishClaims.userId, userId))),
    ne(wishes.userId, userId),
  )
  const found = await queries.read(
    build
      .selectDistinctOn([concerns.suggestionId, concerns.wishId], {
        contentId: contents.id,
        type: contents.type,
        suggestionId: concerns.suggestionId,
        wishId: concerns.wishId,
      })
      .from(read)
      .innerJoin(concerns, eq(concerns.contentId, read.contentId))
      .innerJoin(contents, and(eq(contents.id, read.contentId), published))
      .leftJoin(suggestions, eq(suggestions.id, concerns.suggestionId))
      .leftJoin(wishes, eq(wishes.id, concerns.wishId))
      .where(or(isAnswered, isGranted))
      .orderBy(concerns.suggestionId, concerns.wishId, sql`${read.at} desc`)
      .limit(limitOf(mostOutcomes)),
  )
  const outcomes = found.map(({ suggestionId, wishId, ...content }) => ({
    ...content,
    ...(suggestionId === null
      ? { kind: 'wish' as const, id: wishId ?? '' }
      : { kind: 'suggestion' as const, id: suggestionId }),
  }))
  const shown = await Promise.all(
    (['suggestion', 'wish'] as const).map(async (kind) => {
      const ids = outcomes.flatMap((each) => (each.kind === kind ? [each.id] : []))
      return ids.length === 0 ? [] : await selectShownIds(queries, kind, ids, userId)
    }),
  )
  const news = outcomes
    .filter(({ id }) => shown.flat().includes(id))
    .map(({ kind, id, contentId, type }) => {
      const contentKind = concerningKinds.find((each) => contentKinds[each].code === type)
      return {
        ...{ userId, id, words: words[kind] },
        slots: { title: refer(kind, id), story: refer('content', contentId) },
        path: contentKind === undefined ? null : contentPath(contentKind, contentId),
        // It is noted as if the reader had acted, so that they are told once, also when the office answers again.
        fold: { key: `outcome:${kind}:${id}`, words: words[kind], actorId: userId },
      }
    })
  await notify(transaction, { name: 'story.outcome', category: 'reading' }, news, at)
}
