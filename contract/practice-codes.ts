import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors } from './expected-errors'
import { count, id, moment, optionalUrl, pageOf, pageQuery } from './fields'

/** A signed code, valid for one minute and one scan. The client shows it within an address of the site. */
const code = z.string().check(z.minLength(1), z.maxLength(400))
/** How long the code stays valid, in milliseconds from the answer. */
const validFor = z.int().check(z.minimum(1))

const scanSchema = z.object({
  id,
  /** What the scan did. */
  title: z.string(),
  text: z.string(),
  /** The screen to show next; null for none. */
  path: z.nullable(z.string()),
  at: moment,
})
export type ScanDto = z.input<typeof scanSchema>

export const getVolunteerCode = endpoint({
  id: 'C084',
  name: 'getVolunteerCode',
  method: 'GET',
  url: '/v1/consumer/volunteer/using_h5',
  summary: 'My code as a volunteer, which shows that I am one',
  access: 'session',
  answer: z.object({ code, valid_for: validFor, nickname: z.string(), avatar: optionalUrl, minutes: count }),
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses],
})
export const getPracticeCode = endpoint({
  id: null,
  name: 'getPracticeCode',
  method: 'GET',
  url: '/v1/consumer/practice_code',
  summary: 'A code for one purpose, such as joining a team, about one subject',
  access: 'session',
  query: z.object({ purpose: id, subject: id }),
  answer: z.object({ code, valid_for: validFor }),
  errors: actErrors,
})
export const scanCode = endpoint({
  id: null,
  name: 'scanCode',
  method: 'POST',
  url: '/v1/consumer/scan_code',
  summary: 'Does what a scanned code is for; its state says why not: not-ours, expired, used, own, not-a-volunteer …',
  access: 'session',
  body: z.object({ code: z.string().check(z.maxLength(1000)) }),
  answer: z.object({ scan: scanSchema }),
  errors: actErrors,
  idempotent: true,
})
export const listScans = endpoint({
  id: 'C081',
  name: 'listScans',
  method: 'GET',
  url: '/v1/consumer/my_scan_code_record',
  summary: 'What I have scanned, the latest first',
  access: 'session',
  query: pageQuery,
  answer: pageOf(scanSchema),
  errors: [errorCodes.sessionExpired],
})
