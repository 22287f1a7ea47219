import {
  getActivity,
  joinActivity,
  leadActivity,
  leaveActivity,
  checkInToActivity,
  checkOutOfActivity,
} from '../../contract/activities'
import {
  addAttendance,
  confirmAttendance,
  decideAttendance,
  getAttendanceList,
  listAttendance,
} from '../../contract/attendance'
import { activities } from '../../platform/features/civic/activities/activities.schema'
import { volunteers } from '../../platform/features/civic/volunteers/volunteers.schema'
import type { TestPlatform } from './platform'

type Who = { readonly token: string }
type Activity = typeof activities.$inferInsert

const hour = 3_600_000
export const there = { latitude: 26.42, longitude: 111.61 }

/** Helpers for tests of activities. */
export function activityTools(platform: TestPlatform) {
  let activityCount = 0
  let keys = 0
  const key = () => ({ 'idempotency-key': `activity-key-${(keys += 1)}` })
  const body = (id: string, proof: object) => ({ id, code: null, latitude: null, longitude: null, at: null, ...proof })
  return {
    /** Makes an approved volunteer. */
    async volunteer(name: string) {
      const person = await platform.logIn({ id: name, nickname: name })
      const now = platform.clock.now()
      await platform.database
        .insert(volunteers)
        .values({ id: name, state: 'approved', registeredAt: now, updatedAt: now })
      return person
    },
    /** Makes an activity that can be joined, begins in an hour and has two places. Times are offsets from now. */
    async make({
      starts = hour,
      lasts = 2 * hour,
      ...change
    }: Partial<Activity> & { readonly starts?: number; readonly lasts?: number } = {}) {
      const now = platform.clock.now()
      const id = change.id ?? `activity-${(activityCount += 1)}`
      const places = change.places ?? 2
      await platform.database
        .insert(activities)
        .values({
          kind: 'company',
          title: { 'zh-CN': '读报', en: 'The paper' },
          intro: { 'zh-CN': '', en: 'Tea, too.' },
          pictures: [],
          placeName: { 'zh-CN': '茶馆', en: 'Tea house' },
          ...there,
          enrolsAt: new Date(now.getTime() - 24 * hour),
          startsAt: new Date(now.getTime() + starts),
          endsAt: new Date(now.getTime() + starts + lasts),
          radius: 300,
          code: '123456',
          state: 'enrolling',
          createdAt: now,
          updatedAt: now,
          ...change,
          id,
          places,
          placesLeft: places,
        })
      return id
    },
    see: (id: string, who?: Who) =>
      platform.call(getActivity, {
        path: { id },
        headers: { 'x-language': 'en' },
        ...(who === undefined ? {} : { token: who.token }),
      }),
    join: (who: Who, id: string, shift_id?: string) =>
      platform.call(joinActivity, {
        token: who.token,
        headers: key(),
        body: { id, ...(shift_id === undefined ? {} : { shift_id }) },
      }),
    leave: (who: Who, id: string) => platform.call(leaveActivity, { token: who.token, path: { activity_id: id } }),
    lead: (who: Who, id: string, act: string, text = '') =>
      platform.call(leadActivity, { token: who.token, headers: key(), body: { id, act, text } }),
    attendance: (who: Who, id: string, group: string, more: object = {}) =>
      platform.call(listAttendance, { token: who.token, query: { activity_id: id, group, ...more } }),
    attendanceList: (who: Who, id: string, more: object = {}) =>
      platform.call(getAttendanceList, { token: who.token, query: { activity_id: id, ...more } }),
    decide: (who: Who, id: string, userId: string, act: string, change: object = {}) =>
      platform.call(decideAttendance, {
        token: who.token,
        headers: key(),
        body: { activity_id: id, user_id: userId, act, from: null, until: null, text: '', ...change },
      }),
    confirmAll: (who: Who, id: string) =>
      platform.call(confirmAttendance, { token: who.token, headers: key(), body: { activity_id: id } }),
    add: (who: Who, id: string, userId: string, change: object = {}) =>
      platform.call(addAttendance, {
        token: who.token,
        headers: key(),
        body: { activity_id: id, user_id: userId, from: null, until: null, ...change },
      }),
    checkIn: (who: Who, id: string, proof: object = there) =>
      platform.call(checkInToActivity, { token: who.token, body: body(id, proof) }),
    checkOut: (who: Who, id: string, proof: object = there) =>
      platform.call(checkOutOfActivity, { token: who.token, body: body(id, proof) }),
  }
}
