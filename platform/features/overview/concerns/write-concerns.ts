import { and, eq } from 'drizzle-orm'
import { thingOf, type ThingReference } from '../../../../src/domain/frame/concerns/concerned'
import type { Database } from '../../../kernel/database/client'
import { columns } from './concerns.queries'
import { concerns } from './concerns.schema'

const noThing = { suggestionId: null, wishId: null, activityId: null, guideId: null, venueId: null }

export const rowOfThing = (contentId: string, { kind, id }: ThingReference) => ({
  ...{ contentId, ...noThing },
  [columns[kind]]: id,
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
  await database
    .delete(concerns)
    .where(written === undefined ? and(isOfContent, eq(concerns.namedIn, 'file')) : isOfContent)
  const things = (written ?? []).flatMap((each) => thingOf(each) ?? [])
  if (things.length === 0) return
  await database
    .insert(concerns)
    .values(things.map((thing, sort) => ({ ...rowOfThing(contentId, thing), sort, namedIn: 'file' as const })))
}
