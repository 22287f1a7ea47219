import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { VenueKind } from '../../../../src/domain/civic/venues/venue'
import { isBeyond, inLanguage, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { NearPage, PlacesPageRange, PlaceReader } from '../../../kernel/places/places-page'
import { byName, distanceFrom, selectNearestPage } from '../../../kernel/places/positions'
import { teams } from '../teams/teams.schema'
import { venues, venueStaff, venueTeams } from './venues.schema'

function cardColumns({ language, position }: PlaceReader) {
  return {
    id: venues.id,
    kind: venues.kind,
    name: sql<string>`${inLanguage(venues.name, language)}`,
    address: sql<string>`${inLanguage(venues.address, language)}`,
    cover: sql<string>`coalesce(${venues.pictures}->>0, '')`,
    latitude: venues.latitude,
    longitude: venues.longitude,
    distance: position === null ? sql<number | null>`null::int` : distanceFrom(venues, position),
  }
}

/** The kind is a literal, so that the planner uses the indexes of one kind. */
const ofKind = (kind: VenueKind | undefined): SQL | undefined =>
  kind === undefined ? undefined : sql`${venues.kind} = ${literal(kind)}`

export function selectVenuesByName(
  queries: Queries,
  reader: PlaceReader,
  kind: VenueKind | undefined,
  page: PlacesPageRange,
) {
  return selectByName(queries, reader, ofKind(kind), page)
}

export function selectVenueChildren(queries: Queries, reader: PlaceReader, parentId: string, page: PlacesPageRange) {
  return selectByName(queries, reader, eq(venues.parentId, parentId), page)
}

/** Selects the venues at which the teams of an organisation serve, or those that belong to a station. */
export function selectHomeVenues(queries: Queries, reader: PlaceReader, homeId: string, page: PlacesPageRange) {
  return selectByName(queries, reader, or(eq(venues.parentId, homeId), inArray(venues.id, servedBy(homeId))), page)
}

/** Selects the picture of the first venue, by name, at which the teams of an organisation serve. */
export async function selectServedPicture(queries: Queries, language: Language, organisationId: string) {
  const row = await queries.readOne(
    build
      .select({ picture: sql<string>`${venues.pictures}->>0` })
      .from(venues)
      .where(and(inArray(venues.id, servedBy(organisationId)), sql`${venues.pictures}->>0 is not null`))
      .orderBy(asc(inLanguage(venues.name, language)), asc(venues.id))
      .limit(limitOf(1)),
  )
  return row?.picture ?? null
}

const servedBy = (organisationId: string) =>
  build
    .select({ id: venueTeams.venueId })
    .from(venueTeams)
    .innerJoin(teams, eq(teams.id, venueTeams.teamId))
    .where(eq(teams.organisationId, organisationId))

function selectByName(queries: Queries, reader: PlaceReader, fits: SQL | undefined, { limit, after }: PlacesPageRange) {
  const { isAfter, order } = byName(inLanguage(venues.name, reader.language), venues.id, after)
  return queries.read(
    build
      .select(cardColumns(reader))
      .from(venues)
      .where(and(fits, isAfter))
      .orderBy(...order)
      .limit(limitOf(limit)),
  )
}

export function selectNearestVenues(
  queries: Queries,
  reader: PlaceReader & { readonly position: GeoPoint },
  { kind, ...page }: NearPage & { readonly kind: VenueKind | undefined },
) {
  return selectNearestPage(venues, reader.position, page, (isNear, order) =>
    queries.read(
      build
        .select(cardColumns(reader))
        .from(venues)
        .where(and(ofKind(kind), isNear))
        .orderBy(...order)
        .limit(limitOf(page.limit)),
    ),
  )
}

export async function selectVenue(queries: Queries, reader: PlaceReader, id: string) {
  const parent = alias(venues, 'parent')
  return await queries.readOne(
    build
      .select({
        ...cardColumns(reader),
        intro: sql<string>`${inLanguage(venues.intro, reader.language)}`,
        hours: venues.hours,
        phone: venues.phone,
        pictures: venues.pictures,
        parentId: parent.id,
        parentName: sql<string | null>`${inLanguage(parent.name, reader.language)}`,
      })
      .from(venues)
      .leftJoin(parent, eq(parent.id, venues.parentId))
      .where(eq(venues.id, id)),
  )
}

export function selectVenueTeams(
  queries: Queries,
  language: Language,
  venueId: string,
  { limit, after }: PlacesPageRange,
) {
  return queries.read(
    build
      .select({
        id: teams.id,
        name: sql<string>`${inLanguage(teams.name, language)}`,
        logo: teams.logo,
        members: teams.members,
      })
      .from(venueTeams)
      .innerJoin(teams, eq(teams.id, venueTeams.teamId))
      .where(and(eq(venueTeams.venueId, venueId), after === null ? undefined : sql`${teams.id} > ${after[0]}`))
      .orderBy(asc(teams.id))
      .limit(limitOf(limit)),
  )
}

export function selectVenueStaff(
  queries: Queries,
  language: Language,
  venueId: string,
  { limit, after }: PlacesPageRange,
) {
  return queries.read(
    build
      .select({
        id: venueStaff.id,
        name: sql<string>`${inLanguage(venueStaff.name, language)}`,
        role: sql<string>`${inLanguage(venueStaff.role, language)}`,
        photo: venueStaff.photo,
        phone: venueStaff.phone,
        place: venueStaff.place,
      })
      .from(venueStaff)
      .where(and(eq(venueStaff.venueId, venueId), isBeyond('>', [venueStaff.place, venueStaff.id], after)))
      .orderBy(asc(venueStaff.place), asc(venueStaff.id))
      .limit(limitOf(limit)),
  )
}
