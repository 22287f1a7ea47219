import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { thingPath } from '../../../../src/domain/overview/search/found-kinds'
import { latitude, longitude } from '../../../../contract/coordinates'
import { venueKinds } from '../../../../src/domain/civic/venues/venue'
import { writeRows } from '../../../kernel/database/write-rows'
import { checkReferences, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages, fileName, saysPosition } from '../../../kernel/publishing/written-fields'
import { indexThings } from '../../frame/search-index/found-things'
import { writtenHours } from '../amenities/written-hours'
import { teams } from '../teams/teams.schema'
import { foundVenues } from './venues.found'
import { venues, venueStaff, venueTeams } from './venues.schema'

const phone = z.string().check(z.minLength(3), z.maxLength(40))
const venueFields = z
  .strictObject({
    name: bothLanguages(200),
    type: z.enum(venueKinds),
    /** The id of the venue to which it belongs. */
    parent: z.optional(z.string()),
    address: bothLanguages(300),
    latitude,
    longitude,
    hours: z.optional(writtenHours),
    phone: z.optional(phone),
    pictures: z._default(z.array(fileName).check(z.maxLength(9)), []),
    teams: z._default(z.array(z.string()), []),
    staff: z._default(
      z.array(
        z.strictObject({
          name: bothLanguages(100),
          role: bothLanguages(100),
          photo: z.optional(fileName),
          phone: z.optional(phone),
        }),
      ),
      [],
    ),
  })
  .check(saysPosition)

/** Venues of practice with their teams and staff. */
export const publishableVenues = publishableKind<z.output<typeof venueFields>>({
  name: 'venue',
  after: ['team'],
  schema: venueFields,
  text: 'plain',
  media: { 'pictures.*': 'image', 'staff.*.photo': 'image' },
  titleOf: ({ name }) => name,
  pathOf: (id) => thingPath('venue', id),
  check: (queries, { parent, teams: named = [] }, exists) =>
    checkReferences(queries, exists, [
      { field: 'parent', kind: 'venue', table: venues, id: parent },
      ...named.map((id) => ({ field: 'teams', kind: 'team', table: teams, id })),
    ]),
  isTaken: (queries, id) => hasRow(queries, venues, id),
  write: async (transaction, { id, fields, text, media }) => {
    const { name, type, parent = null, address, hours = null, phone: office = null } = fields
    const urlOf = (file: string | undefined): string => media[file ?? '']?.url ?? ''
    const row = {
      ...{ id, kind: type, parentId: parent, name, intro: text ?? name, address, hours, phone: office },
      ...{ pictures: fields.pictures.map(urlOf), latitude: fields.latitude, longitude: fields.longitude },
    }
    await writeRows(transaction, venues, [row], { replaced: [venues.id] })
    await transaction.delete(venueTeams).where(eq(venueTeams.venueId, id))
    await writeRows(
      transaction,
      venueTeams,
      [...new Set(fields.teams)].map((teamId) => ({ venueId: id, teamId })),
    )
    await transaction.delete(venueStaff).where(eq(venueStaff.venueId, id))
    await writeRows(
      transaction,
      venueStaff,
      fields.staff.map(({ photo, phone: own = null, ...person }, place) => ({
        ...{ ...person, id: `${id}-staff-${place + 1}`, venueId: id, place, photo: urlOf(photo), phone: own },
      })),
    )
    await indexThings(transaction, foundVenues, [id])
  },
  // A venue has no state: it is removed, and written again when it is put back.
  withdraw: async (transaction, id) => {
    await transaction.delete(venues).where(eq(venues.id, id))
    await indexThings(transaction, foundVenues, [id])
  },
})
