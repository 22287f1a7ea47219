import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { venues } from './venues.schema'

/** Resolves the id of a home of practice: a station, which is a venue, or else an organisation. */
export async function venueOrOrganisation(database: Database, id: string) {
  const venue = await queriesOf(database).readOne(build.select({ id: venues.id }).from(venues).where(eq(venues.id, id)))
  return venue === null
    ? ({ venueId: undefined, organisationId: id } as const)
    : ({ venueId: id, organisationId: undefined } as const)
}
