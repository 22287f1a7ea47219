import * as z from 'zod/mini'
import { serviceDecisions } from '../src/domain/civic/activities/service-lifecycle'
import { ownServiceShape } from './activities'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { count, id, moment, pageOf, pageQuery } from './fields'

export const serviceRecordSchema = z.object({
  activity_id: id,
  /** The activity's title; '' for service without an activity of its own. */
  title: z.string(),
  minutes: count,
  ended_at: moment,
})

/** A period of the caller's service with its decisions; `service` is null for a record without such a period. */
const ownServiceRecordSchema = z.object({
  ...serviceRecordSchema.shape,
  service: z.nullable(
    z.object({
      ...ownServiceShape,
      /** Decisions about this period, oldest first. */
      decisions: z.array(
        z.object({
          act: z.enum(serviceDecisions),
          /** The person who decided; null for the office. */
          by: z.nullable(personSchema),
          at: moment,
          text: z.string(),
        }),
      ),
    }),
  ),
})
export type OwnServiceRecordDto = z.input<typeof ownServiceRecordSchema>
export const serviceSumsSchema = z.object({
  minutes: count,
  times: count,
  minutes_this_year: count,
  minutes_this_month: count,
})

export const listServiceRecords = endpoint({
  id: 'C126',
  name: 'listServiceRecords',
  method: 'GET',
  url: '/v1/consumer/v_records',
  summary: 'My times of service and how each stands, the latest first',
  access: 'session',
  query: pageQuery,
  answer: pageOf(ownServiceRecordSchema),
})

export const getServiceSums = endpoint({
  id: null,
  name: 'getServiceSums',
  method: 'GET',
  url: '/v1/consumer/my_service_sums',
  summary: 'My minutes of service: in all, of this year and of this month',
  access: 'session',
  answer: serviceSumsSchema,
})
