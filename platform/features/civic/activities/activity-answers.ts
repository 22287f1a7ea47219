import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { ActivityCardDto, ActivityDto } from '../../../../contract/activities'
import { errorCodes } from '../../../../contract/envelope'
import { offeredActs } from '../../../../src/domain/civic/activities/attendance'
import { stateAt } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { PublicActivityState } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { Database } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { Refusal } from '../../../kernel/http/refusal'
import { listPage } from '../../../kernel/lists/list-page'
import { countAttendance, selectActivity, selectVenueTeamAndOrganisation, selectMembers } from './activities.queries'
import type { ActivityCardRow, ActivityMemberRow } from './activities.queries'
import { leadsActivity } from './lead-activity'
import { countInShifts, shiftOf, shiftTimes } from './shifts'
import { readOwnService } from './service-records'

/** The person for whom the answer is made. */
export interface ActivityReader {
  readonly id: string | null
  readonly language: Language
  readonly now: Date
}

/** The number of members listed on the page of an activity. */
const namedCount = 5

export function activityCardOf(
  { activity, mine, distance }: ActivityCardRow,
  { language, now }: ActivityReader,
): ActivityCardDto {
  const { enrolsAt, startsAt, endsAt } = activity
  const myShift = mine === null || mine.state === 'left' ? null : shiftOf(activity, mine.shiftId)
  const activityTimes = { enrolsAt: enrolsAt.getTime(), startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }
  return {
    id: activity.id,
    kind: activity.kind,
    title: activity.title[language],
    cover: activity.pictures[0] ?? '',
    // Activities that the operator has not approved are never selected.
    state: stateAt(activity.state, activityTimes, now.getTime()) as PublicActivityState,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    place: { name: activity.placeName[language], latitude: activity.latitude, longitude: activity.longitude },
    distance,
    places: activity.places,
    places_left: activity.placesLeft,
    mine: mine === null || mine.state === 'left' ? null : mine.state,
    my_shift:
      myShift === null ? null : { id: myShift.id, name: myShift.name[language], ...shiftTimes(activity, myShift) },
  }
}

/** The team's leader alone sees whether a member has checked in. */
export const memberOf = ({ id, nickname, avatar, joinedAt, state }: ActivityMemberRow, leads: boolean) => ({
  id,
  nickname,
  avatar,
  joined_at: joinedAt.toISOString(),
  state: leads ? state : null,
})

/** A complete activity; 403001 when it does not exist, or waits for the operator. */
export async function readActivity(
  database: Database,
  id: string,
  reader: ActivityReader,
  position: GeoPoint | null = null,
): Promise<ActivityDto> {
  const row = await selectActivity(database, { id: reader.id, position }, id)
  if (row === null) throw new Refusal(errorCodes.gone)
  const { activity, mine } = row
  const { language, now } = reader
  const card = activityCardOf(row, reader)
  const { venue, team, project } = await selectVenueTeamAndOrganisation(database, activity)
  const isLeader = await leadsActivity(database, reader.id, id)
  const members = await selectMembers(
    database,
    { activityId: id, reader: isLeader ? null : reader.id },
    { limit: namedCount, after: null },
  )
  const inShifts = activity.shifts.length === 0 ? null : await countInShifts(database, id)
  return {
    ...card,
    intro: activity.intro[language],
    pictures: [...activity.pictures],
    requirements: activity.requirements[language],
    enrols_at: activity.enrolsAt.toISOString(),
    enrols_until: activity.enrolsUntil?.toISOString() ?? null,
    venue: namedIn(language, venue),
    team: namedIn(language, team),
    project: namedIn(language, project),
    radius: activity.radius,
    takes_code: activity.code !== null,
    own_code: isLeader ? activity.code : null,
    members: members.map((member) => memberOf(member, isLeader)),
    checked_in_at: mine?.checkedInAt?.toISOString() ?? null,
    checked_out_at: mine?.checkedOutAt?.toISOString() ?? null,
    service:
      reader.id === null ? null : await readOwnService(database, { userId: reader.id, activityId: id, language, now }),
    leads: isLeader,
    attendance: isLeader ? await countAttendance(database, id) : null,
    acts: offeredActs(factsOf(activity, card.state), card.mine, now.getTime()),
    shifts: activity.shifts.map((shift) => ({
      ...{ id: shift.id, name: shift.name[language], ...shiftTimes(activity, shift), places: shift.places },
      places_left: Math.max(0, shift.places - (inShifts?.get(shift.id) ?? 0)),
    })),
    cancel_reason: activity.cancelReason?.[language] ?? '',
  }
}

const namedIn = (language: Language, thing: { readonly id: string; readonly name: Localised } | null) =>
  thing && { id: thing.id, name: thing.name[language] }

/** What decides which acts are offered; times in milliseconds since 1970. */
const factsOf = (
  { placesLeft, enrolsUntil, startsAt, endsAt }: ActivityCardRow['activity'],
  state: ActivityDto['state'],
) => ({
  state,
  placesLeft,
  enrolsUntil: enrolsUntil?.getTime() ?? null,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
})

/** A page of activities in the order of their beginning. */
export const activitiesPage = (rows: readonly ActivityCardRow[], size: number, reader: ActivityReader) =>
  listPage(
    rows,
    size,
    ({ activity }) => [activity.startsAt.toISOString(), activity.id],
    (row) => activityCardOf(row, reader),
  )
