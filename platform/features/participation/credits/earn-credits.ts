import { and, eq, inArray, sql } from 'drizzle-orm'
import { creditTypes } from '../../../../src/domain/participation/credits/credits'
import type { CreditAct } from '../../../../src/domain/participation/credits/credits'
import type { Database } from '../../../kernel/database/client'
import { writing } from '../../../kernel/database/writing'
import { nameOf, namesOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { siteToday } from '../../../kernel/site/site-today'
import { creditDays, creditRules, credits } from './credits.schema'

interface Earning {
  readonly userId: string
  readonly act: CreditAct
  readonly contentId: string
}

/**
 * Adds the credits that an act earns, and returns them for its answer. It earns nothing without a rule, beyond the
 * daily limit, or when the act has earned on this content before. It is one conditional statement. Concurrent acts wait
 * for each other's lock on the row of the day, whose list of contents is checked as the previous act left it, and the
 * ledger's key refuses a second entry.
 */
export async function earnCredits(
  database: Database,
  { userId, act, contentId }: Earning,
  now: Date,
): Promise<{ readonly credits?: number }> {
  const day = await siteToday(database, now)
  const rule = database.$with('rule').as(
    build
      .select({ credits: creditRules.credits, most: creditRules.mostPerDay })
      .from(creditRules)
      .where(and(eq(creditRules.act, act), sql`${creditRules.mostPerDay} > 0`)),
  )
  const earnedBefore = sql`exists (select 1 from ${credits} where ${and(
    eq(credits.userId, userId),
    eq(credits.act, act),
    eq(credits.contentId, contentId),
  )})`
  const target = database.$with('target').as(
    build
      .select({ id: contents.id, type: contents.type })
      .from(contents)
      .where(
        and(eq(contents.id, contentId), inArray(contents.type, [...creditTypes]), published, sql`not ${earnedBefore}`),
      ),
  )
  const creditedContents = creditDays.contents
  const countedDay = database.$with('counted', { day: creditDays.day }).as(
    sql`insert into ${creditDays} (${namesOf(creditDays.userId, creditDays.act, creditDays.day, creditedContents)})
      select ${userId}, ${act}, ${day}::date, array[${target.id}] from ${rule}, ${target}
      on conflict (${namesOf(creditDays.userId, creditDays.act, creditDays.day)})
      do update set ${nameOf(creditedContents)} = ${creditedContents} || excluded.${nameOf(creditedContents)}
      where cardinality(${creditedContents}) < (select ${rule.most} from ${rule}) and not ${creditedContents} && excluded.${nameOf(creditedContents)}
      returning ${nameOf(creditDays.day)}`,
  )
  const earnedCredits = database.$with('earned', { credits: credits.credits }).as(
    sql`insert into ${credits} (${namesOf(credits.userId, credits.act, credits.contentId, credits.type, credits.credits, credits.earnedAt)})
      select ${userId}, ${act}, ${target.id}, ${target.type}, ${rule.credits}, ${now.toISOString()}::timestamptz
      from ${rule}, ${target}, ${countedDay} on conflict do nothing returning ${nameOf(credits.credits)}`,
  )
  const [row] = await writing(database, rule, target, countedDay, earnedCredits)
    .select({ credits: earnedCredits.credits })
    .from(earnedCredits)
  return row === undefined ? {} : { credits: row.credits }
}
