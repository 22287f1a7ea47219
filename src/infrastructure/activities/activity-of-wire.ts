import type { ActivityCardDto, ActivityDto } from '../../../contract/activities'
import type { Activity, ActivityCard, ActivityMember, ServiceRecord } from '../../domain/activities/activity'
import { instantOf } from '../../domain/shared/site-time'
import { personOf } from '../cases/case-of-wire'
import type { Camelised } from '../http/wire-case'

const momentOf = (text: string | null): number | null => (text === null ? null : instantOf(text))

export function activityCardOf({ cover, startsAt, endsAt, ...card }: Camelised<ActivityCardDto>): ActivityCard {
  const { id, kind, title, state, place, distance, places, placesLeft, mine } = card
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
    cover: cover || null,
    startsAt: instantOf(startsAt) ?? 0,
    endsAt: instantOf(endsAt) ?? 0,
  }
}

export function activityOf(activity: Camelised<ActivityDto>): Activity {
  const { intro, pictures, venue, team, project, radius, takesCode, minutes, acts, cancelReason } = activity
  return {
    ...activityCardOf(activity),
    intro,
    pictures,
    venue,
    team,
    project,
    radius,
    takesCode,
    minutes,
    acts,
    cancelReason,
    enrolsAt: instantOf(activity.enrolsAt) ?? 0,
    members: activity.members.map(activityMemberOf),
    checkedInAt: momentOf(activity.checkedInAt),
    checkedOutAt: momentOf(activity.checkedOutAt),
  }
}

export function activityMemberOf({
  joinedAt,
  state,
  ...person
}: Camelised<ActivityDto>['members'][number]): ActivityMember {
  return { ...personOf(person), state, joinedAt: instantOf(joinedAt) ?? 0 }
}

interface WireRecord extends Omit<ServiceRecord, 'endedAt'> {
  readonly endedAt: string
}

export function serviceRecordsOf<Answer extends { readonly items: readonly WireRecord[] }>(page: Answer) {
  return {
    ...page,
    items: page.items.map(({ endedAt, ...record }): ServiceRecord => ({ ...record, endedAt: instantOf(endedAt) ?? 0 })),
  }
}
