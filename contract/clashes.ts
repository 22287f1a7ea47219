import * as z from 'zod/mini'
import { clashReasons, clashTargetKinds, engagementKinds, namedClashes } from '../src/domain/civic/clashes/clash'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, day, id, moment } from './fields'

export const clashSchema = z.object({
  kind: z.enum(engagementKinds),
  title: z.string(),
  /** When it takes place; null when only its day is agreed. */
  starts_at: z.nullable(moment),
  ends_at: z.nullable(moment),
  day,
  reason: z.enum(clashReasons),
  /** The way between the two, the minutes that it takes and those that there are; null for other reasons. */
  way: z.nullable(z.object({ metres: count, takes: count, minutes: count })),
  /** When the lesson begins with which it clashes, for a class; null otherwise. */
  lesson_at: z.nullable(moment),
})

export const findClashes = endpoint({
  id: null,
  name: 'findClashes',
  method: 'GET',
  url: '/v1/consumer/clashes',
  summary: 'What I have promised already that clashes with what I am about to promise; none of it is refused',
  access: 'session',
  query: z.object({
    kind: z.enum(clashTargetKinds),
    /** The id of the activity, class, order or wish; the day as YYYY-MM-DD for `day`. */
    id,
    /** The shift of the activity; all of its time without one. */
    shift_id: z.optional(id),
  }),
  answer: z.object({
    /** The first of them by time. */
    clashes: z.array(clashSchema).check(z.maxLength(namedClashes)),
    count,
  }),
  errors: [errorCodes.sessionExpired],
})
