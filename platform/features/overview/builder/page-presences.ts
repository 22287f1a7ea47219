import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { selectVersion } from './builder.queries'
import { pagePresences } from './builder.schema'
import { requirePage } from './read-draft'

/** Milliseconds after which an editor who says nothing is no longer at the page. */
const away = 30_000

/** Notes which card an editor is at, and answers who else is at the page. */
export async function attendPage(
  database: Database,
  { pageId, userId, cardId }: Pick<typeof pagePresences.$inferSelect, 'pageId' | 'userId' | 'cardId'>,
  seenAt: Date,
) {
  const queries = queriesOf(database)
  await requirePage(queries, pageId)
  await database
    .insert(pagePresences)
    .values({ pageId, userId, cardId, seenAt })
    .onConflictDoUpdate({ target: [pagePresences.pageId, pagePresences.userId], set: { cardId, seenAt } })
  const others = await selectOthers(queries, pageId, userId, new Date(seenAt.getTime() - away))
  return {
    version: (await selectVersion(queries, pageId)) ?? 0,
    others: others.map(({ cardId: card_id, ...person }) => ({ ...person, card_id })),
  }
}

/** Selects who else has been at a page since a time. */
const selectOthers = (queries: Queries, pageId: string, userId: string, since: Date) =>
  queries.read(
    build
      .select({ id: users.id, name: users.nickname, avatar: users.avatar, cardId: pagePresences.cardId })
      .from(pagePresences)
      .innerJoin(users, eq(users.id, pagePresences.userId))
      .where(and(eq(pagePresences.pageId, pageId), ne(pagePresences.userId, userId), gt(pagePresences.seenAt, since)))
      .orderBy(asc(users.id))
      .limit(limitOf(20)),
  )

export async function removeOldPresences(database: Database, at: Date): Promise<void> {
  await database.delete(pagePresences).where(lt(pagePresences.seenAt, new Date(at.getTime() - away)))
}
