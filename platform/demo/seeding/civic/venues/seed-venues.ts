import type { Database } from '../../../../kernel/database/client'
import { venues, venueStaff, venueTeams } from '../../../../features/civic/venues/venues.schema'
import { demoStaffOf, demoVenues } from '../../../content/venues'
import { pictureOf } from '../../../media'
import { demoVenueAt, venueId } from './demo-venue'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const venuesDemo: DemoStep = {
  feature: 'venues',
  what: bilingual('实践阵地', 'community venues'),
  seed: seedVenues,
}

/** The number of teams that the demo has. */
const teamCount = 40

/** Seeds venues of practice all over the city, each with two teams. */
export async function seedVenues(database: Database): Promise<void> {
  await insertAll(
    database,
    venues,
    demoVenues.map((_, index) => {
      const { id, kind, name, intro, address, hours, scenes, parent, latitude, longitude } = demoVenueAt(index)
      return {
        id,
        kind,
        name,
        intro,
        address,
        hours: hours === null ? null : { ...hours, special: [] },
        latitude,
        longitude,
        parentId: parent === null ? null : venueId(parent),
        phone: kind === 'spot' ? null : `0700-66${String(10_000 + index * 137)}`,
        pictures: scenes.map(pictureOf),
      }
    }),
  )
  await insertAll(
    database,
    venueTeams,
    demoVenues.flatMap((_, index) =>
      [index * 2, index * 2 + 1].map((team) => ({
        venueId: venueId(index),
        teamId: `team-${String((team % teamCount) + 1).padStart(2, '0')}`,
      })),
    ),
  )
  await insertAll(
    database,
    venueStaff,
    demoVenues.flatMap((venue, index) =>
      demoStaffOf(index).map(({ face, ...person }, at) => ({
        ...person,
        id: `staff-${String(index + 1).padStart(2, '0')}-${String(at + 1).padStart(2, '0')}`,
        venueId: venueId(index),
        place: at,
        // Every second person has a photo. Only the first two have a phone number of their own, and nobody at a spot
        // has one.
        photo: at % 2 === 0 ? face : '',
        phone: at < 2 && venue.kind !== 'spot' ? `0700-67${String(10_000 + index * 137 + at)}` : null,
      })),
    ),
  )
}
