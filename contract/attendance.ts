import * as z from 'zod/mini'
import { attendanceGroups } from '../src/domain/civic/activities/attendance-list'
import { serviceDecisions, serviceDoubts, serviceStates } from '../src/domain/civic/activities/service-lifecycle'
import { ownCode } from './activities'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { actErrors } from './expected-errors'
import { count, flag, id, instant, moment, pageOf, pageQueryShape, writtenText } from './fields'

export const attendantSchema = z.object({
  ...personSchema.shape,
  /** Whether the leader added this person, who then took none of the activity's places. */
  is_walk_in: flag,
  /** The name of the shift that the person joined; null without one. */
  shift: z.nullable(z.string()),
  /** The person's time of service; null when they have not come. */
  service: z.nullable(
    z.object({
      state: z.enum(serviceStates),
      from: moment,
      /** When the person left; null while they are there. It is the planned end when the person forgot to check out. */
      until: z.nullable(moment),
      /** The minutes that count. */
      minutes: count,
      /** The minutes from which a period counts. */
      least_minutes: count,
      doubt: z.nullable(z.enum(serviceDoubts)),
    }),
  ),
  /** The decisions that the leader may take now. */
  decisions: z.array(z.enum(serviceDecisions)),
})
export type AttendantDto = z.input<typeof attendantSchema>

export const listSchema = z.object({
  activity_id: id,
  title: z.string(),
  starts_at: moment,
  ends_at: moment,
  /** The earliest moment that can count as service. */
  counts_from: moment,
  /** The latest moment that can count as service. */
  counts_until: moment,
  team_id: id,
  /** The activity's own code, which the leader tells; null where only the position or the leader's QR code is accepted. */
  own_code: ownCode,
  /** The shifts by which the list can be narrowed. */
  shifts: z.array(z.object({ id, name: z.string() })),
  /** The number of people in each group, of one shift where one was asked for. */
  counts: z.object({ waiting: count, there: count, left: count, absent: count }),
  /**
   * How the leader can add somebody who came: `now` adds them from this moment on, `times` needs the times at which
   * they were there, `closed` means not at all.
   */
  adding: z.enum(['now', 'times', 'closed']),
  /** The person about to be added, known by the code that they showed; null when there is none. */
  person: z.nullable(personSchema),
})
export type AttendanceListDto = z.input<typeof listSchema>

export const getAttendanceList = endpoint({
  id: null,
  name: 'getAttendanceList',
  method: 'GET',
  url: '/v1/consumer/civilized_activities/attendance_list',
  summary: 'The attendance list of an activity in figures, for the leader of its team',
  access: 'session',
  query: z.object({ activity_id: id, user_id: z.optional(id), shift_id: z.optional(id) }),
  answer: z.object({ list: listSchema }),
  errors: actErrors,
})

export const listAttendance = endpoint({
  id: null,
  name: 'listAttendance',
  method: 'GET',
  url: '/v1/consumer/civilized_activities/attendance',
  summary: 'Who waits for the leader, is there, has left, or has not come to an activity, first come first',
  access: 'session',
  query: z.object({ ...pageQueryShape, activity_id: id, group: z.enum(attendanceGroups), shift_id: z.optional(id) }),
  answer: pageOf(attendantSchema),
  errors: actErrors,
})

const span = { from: z.nullable(instant), until: z.nullable(instant) }

export const decideAttendance = endpoint({
  id: null,
  name: 'decideAttendance',
  method: 'POST',
  url: '/v1/consumer/civilized_activities/attendance/decision',
  summary: 'The leader confirms, corrects or refuses the time of somebody; who it is about gets a message',
  access: 'session',
  body: z.object({
    activity_id: id,
    user_id: id,
    act: z.enum(serviceDecisions),
    /** The corrected times; both null for the other decisions. */
    ...span,
    /** The reason for a correction or a refusal; '' for a confirmation. */
    text: writtenText(2000),
  }),
  answer: z.object({ list: listSchema }),
  errors: actErrors,
  idempotent: true,
})

export const confirmAttendance = endpoint({
  id: null,
  name: 'confirmAttendance',
  method: 'POST',
  url: '/v1/consumer/civilized_activities/attendance/confirm_all',
  summary: 'The leader confirms all that waits for them',
  access: 'session',
  body: z.object({ activity_id: id }),
  answer: z.object({ confirmed: count, list: listSchema }),
  errors: actErrors,
  idempotent: true,
})

export const addAttendance = endpoint({
  id: null,
  name: 'addAttendance',
  method: 'POST',
  url: '/v1/consumer/civilized_activities/attendance',
  summary: 'The leader adds somebody who is there, or was: who joined, is of the team, or showed their code',
  access: 'session',
  body: z.object({
    activity_id: id,
    user_id: id,
    /** When the person was there, once the activity is over; both null to add them from now on. */
    ...span,
  }),
  answer: z.object({ list: listSchema }),
  errors: actErrors,
  idempotent: true,
})
