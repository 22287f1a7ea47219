import * as z from 'zod/mini'
import { reportReasons } from '../src/domain/participation/reports/report'
import { reportableKinds } from '../src/domain/participation/reports/report-subject'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id, reachedLimit } from './fields'

export const reportSomething = endpoint({
  id: null,
  name: 'reportSomething',
  method: 'POST',
  url: '/v1/reports',
  summary:
    'Reports what somebody wrote or shows to the office. Lists leave it out for the reporter from then on; a second report of the same thing changes nothing. Its author never learns who reported it',
  access: 'session',
  body: z.object({
    kind: z.enum(reportableKinds),
    id,
    reason: z.enum(reportReasons),
    /** What else the office should know; required only for the reason `other`. */
    text: z.string().check(z.maxLength(4000)),
  }),
  answer: z.object({}),
  // 409001 with the state `own`: nobody reports what is their own.
  errors: [errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
export const getReportLimit = endpoint({
  id: null,
  name: 'getReportLimit',
  method: 'GET',
  url: '/v1/reports/limit',
  summary: 'The limit that keeps me from reporting anything else',
  access: 'session',
  answer: z.object({ limit: reachedLimit }),
})
