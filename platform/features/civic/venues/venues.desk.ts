import { asc, desc, isNull } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Desk } from '../../../kernel/operator/desk'
import { venues } from './venues.schema'
import { writeVenueHours } from './write-venue-hours'

/** The office's register of venues: when they are open. Those whose hours nobody knows come first. */
export const venuesDesk: Desk = {
  name: 'venues',
  summary: 'Venues of practice and their opening hours, those without hours first',
  byName: true,
  selectWaiting: async (database, limit) => {
    const { id, kind, name, address, hours } = venues
    const rows = await queriesOf(database).read(
      build
        .select({ id, kind, name, address, hours })
        .from(venues)
        .orderBy(desc(isNull(hours)), asc(id))
        .limit(limit),
    )
    return rows.map(({ hours: stored, ...venue }) => ({
      id: venue.id,
      since: null,
      from: venue.kind,
      title: venue.name['zh-CN'],
      text: venue.address['zh-CN'],
      facts: [{ name: 'hours', value: stored === null ? 'unknown' : JSON.stringify(stored) }],
    }))
  },
  acts: {
    hours: {
      summary:
        'sets when the venue of this id is open, by a text in JSON (platform/features/civic/amenities/written-hours.ts), or null',
      takesText: true,
      carryOut: (transaction, id, text) => writeVenueHours(transaction, id, text),
    },
  },
}
