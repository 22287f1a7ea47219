import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { thingOf, type ThingReference } from '../../../../src/domain/frame/concerns/concerned'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { guides } from '../../civic/guides/guides.schema'
import { columns } from './concerns.queries'
import { concerns } from './concerns.schema'

const noThing = { suggestionId: null, wishId: null, activityId: null, guideId: null, venueId: null }

export const rowOfThing = (contentId: string, { kind, id }: ThingReference) => ({
  ...{ contentId, ...noThing },
  [columns[kind]]: id,
  // What names a guide agrees with it at that time.
  guideRule:
    kind === 'guide' ? sql<string | null>`(select ${guides.rule} from ${guides} where ${guides.id} = ${id})` : null,
})

/** Condition: the row says that a content is about a thing. */
export const isConcern = (contentId: string, { kind, id }: ThingReference) =>
  and(eq(concerns.contentId, contentId), eq(concerns[columns[kind]], id))

/**
 * Writes what the file of a content says that it is about. A file without the field takes back what it said before, and
 * leaves what the desk named.
 */
export async function writeConcerns(
  database: Database,
  contentId: string,
  written: readonly string[] | undefined,
): Promise<void> {
  const isOfContent = eq(concerns.contentId, contentId)
  // That a story is published again does not say that its rules were read again.
  const agreed = await queriesOf(database).read(
    build
      .select({ id: concerns.guideId, rule: concerns.guideRule })
      .from(concerns)
      .where(and(isOfContent, isNotNull(concerns.guideRule))),
  )
  const agreedRules = new Map(agreed.map(({ id, rule }) => [id, rule]))
  await database
    .delete(concerns)
    .where(written === undefined ? and(isOfContent, eq(concerns.namedIn, 'file')) : isOfContent)
  const things = (written ?? []).flatMap((each) => thingOf(each) ?? [])
  if (things.length === 0) return
  await database.insert(concerns).values(
    things.map((thing, sort) => {
      const row = rowOfThing(contentId, thing)
      const agreedRule = thing.kind === 'guide' ? agreedRules.get(thing.id) : undefined
      return { ...row, guideRule: agreedRule ?? row.guideRule, sort, namedIn: 'file' as const }
    }),
  )
}
