import type { CountedTime } from '../../../domain/civic/activities/service-lifecycle'
import { pageOf } from '../../frame/http/page-of'
import type { ActivityCardDto, ActivityDto } from '../../../../contract/activities'
import type { OwnServiceRecordDto } from '../../../../contract/service-records'
import type {
  Activity,
  ActivityCard,
  ActivityMember,
  OwnService,
  OwnServiceRecord,
  ServiceRecord,
} from '../../../domain/civic/activities/activity'
import type { OwnShift } from '../../../domain/civic/activities/shift'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf } from '../../frame/cases/case-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

const momentOf = (text: string | null): number | null => (text === null ? null : instantOf(text))

export function activityCardOf({ cover, startsAt, endsAt, ...card }: Camelised<ActivityCardDto>): ActivityCard {
  const { id, kind, title, state, place, distance, places, placesLeft, mine, myShift } = card
  return {
    id,
    kind,
    title,
    state,
    place,
    distance,
    places,
    placesLeft,
    mine,
    myShift: myShift && shiftOf(myShift),
    cover: cover || null,
    startsAt: instantOf(startsAt) ?? 0,
    endsAt: instantOf(endsAt) ?? 0,
  }
}

export function activityOf(activity: Camelised<ActivityDto>): Activity {
  const {
    intro,
    requirements,
    pictures,
    venue,
    team,
    project,
    radius,
    takesCode,
    ownCode,
    leads,
    attendance,
    acts,
    cancelReason,
  } = activity
  return {
    ...activityCardOf(activity),
    intro,
    requirements,
    pictures,
    venue,
    team,
    project,
    radius,
    takesCode,
    ownCode,
    isLeader: leads,
    attendance,
    acts,
    cancelReason,
    shifts: activity.shifts.map((shift) => ({ ...shiftOf(shift), places: shift.places, placesLeft: shift.placesLeft })),
    enrolsAt: instantOf(activity.enrolsAt) ?? 0,
    enrolsUntil: momentOf(activity.enrolsUntil),
    members: activity.members.map(activityMemberOf),
    checkedInAt: momentOf(activity.checkedInAt),
    checkedOutAt: momentOf(activity.checkedOutAt),
    service: activity.service && ownServiceOf(activity.service),
  }
}

const shiftOf = ({ id, name, startsAt, endsAt }: NonNullable<Camelised<ActivityCardDto>['myShift']>): OwnShift => ({
  ...{ id, name },
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
})

export function activityMemberOf({
  joinedAt,
  state,
  ...person
}: Camelised<ActivityDto>['members'][number]): ActivityMember {
  return { ...personOf(person), state, joinedAt: instantOf(joinedAt) ?? 0 }
}

type WireTime = Omit<NonNullable<Camelised<ActivityDto>['service']>, 'reason'>

/** Converts a period of service and its instants. */
export function timeOf({ state, from, until, doubt, minutes, leastMinutes }: WireTime): CountedTime {
  return { state, from: instantOf(from) ?? 0, until: momentOf(until), doubt, minutes, leastMinutes }
}

function ownServiceOf(service: NonNullable<Camelised<ActivityDto>['service']>): OwnService {
  return { ...timeOf(service), reason: service.reason }
}

interface OwnRecords {
  readonly items: readonly Camelised<OwnServiceRecordDto>[]
  readonly nextCursor: string | null
}

/** The member's own service records, each with its state. */
export function ownRecordsOf(page: OwnRecords) {
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ activityId, title, minutes, endedAt, service }): OwnServiceRecord => ({
      activityId,
      title,
      minutes,
      endedAt: instantOf(endedAt) ?? 0,
      service: service && {
        ...ownServiceOf(service),
        decisions: service.decisions.map(({ act, by, at, text }) => ({
          act,
          text,
          at: instantOf(at) ?? 0,
          by: by && personOf(by),
        })),
      },
    })),
  }
}

interface WireRecord extends Omit<ServiceRecord, 'endedAt'> {
  readonly endedAt: string
}

export const serviceRecordsOf = pageOf(({ activityId, title, minutes, endedAt }: WireRecord): ServiceRecord => ({
  activityId,
  title,
  minutes,
  endedAt: instantOf(endedAt) ?? 0,
}))
