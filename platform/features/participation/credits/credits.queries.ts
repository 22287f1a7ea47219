import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isBeyond, inLanguage, limitOf, one } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { creditRules, credits } from './credits.schema'

export function selectCreditRules(queries: Queries) {
  return queries.read(
    build
      .select({ act: creditRules.act, credits: creditRules.credits, most_per_day: creditRules.mostPerDay })
      .from(creditRules)
      .orderBy(asc(creditRules.sort), asc(creditRules.act)),
  )
}

interface CreditQuery {
  readonly userId: string
  readonly type: number | undefined
  readonly language: Language
  readonly limit: number
  readonly after: CursorValues | null
}

export function selectCredits(queries: Queries, { userId, type, language, limit, after }: CreditQuery) {
  return queries.read(
    build
      .select({
        act: credits.act,
        type: credits.type,
        content_id: credits.contentId,
        title: inLanguage(contents.title, language),
        credits: credits.credits,
        earned_at: credits.earnedAt,
      })
      .from(credits)
      .innerJoin(contents, eq(contents.id, credits.contentId))
      .where(
        and(
          eq(credits.userId, userId),
          type === undefined ? undefined : eq(credits.type, type),
          isBeyond('<', [credits.earnedAt, credits.contentId, credits.act], after),
        ),
      )
      .orderBy(desc(credits.earnedAt), desc(credits.contentId), desc(credits.act))
      .limit(limitOf(limit)),
  )
}

/** The sum of all credits of a member. */
export async function selectCreditSum(queries: Queries, userId: string): Promise<number> {
  const sum = await queries.readValue(
    build
      .select({
        sum: sql<number>`(select coalesce(sum(${credits.credits}), 0)::int from ${credits} where ${eq(credits.userId, userId)})`,
      })
      .from(one),
  )
  return sum ?? 0
}
