import * as z from 'zod/mini'
import { applicationKinds, mostApplicationPictures } from '../src/domain/civic/applications/application-form'
import { applicationStates } from '../src/domain/civic/applications/application-lifecycle'
import { stepOf } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { flag, id, idPath, pageOf, pageQueryShape, reachedLimit, typedPhone, writtenText } from './fields'

const kind = z.enum(applicationKinds)
const state = z.enum(applicationStates)

export const applicationSchema = z.object({
  id,
  kind,
  name: z.string(),
  state,
  may_withdraw: flag,
  /** The history. The step of a refusal has the reason as its text; its actor is null, which means the office. */
  steps: z.array(stepOf(z.enum(['submit', 'accept', 'refuse', 'withdraw']), state)),
})
export type ApplicationDto = z.input<typeof applicationSchema>

export const listMyApplications = endpoint({
  id: null,
  name: 'listMyApplications',
  method: 'GET',
  url: '/v1/my_applications',
  summary:
    'My applications to join as an organisation, a host or a correspondent, newest first, and the limit that keeps me from sending another one',
  access: 'session',
  query: z.object({ ...pageQueryShape }),
  answer: z.object({ ...pageOf(applicationSchema).shape, limit: reachedLimit }),
})
export const sendApplication = endpoint({
  id: null,
  name: 'sendApplication',
  method: 'POST',
  url: '/v1/applications',
  summary: 'Applies to join; 409001 with the state `waiting` while another one of that kind is not judged yet',
  access: 'session',
  body: z.object({
    kind,
    name: writtenText(200),
    intro: writtenText(4000),
    contact_name: z.string().check(z.maxLength(200)),
    phone: typedPhone,
    /** Ids of uploaded pictures. */
    pictures: z.array(id).check(z.maxLength(mostApplicationPictures)),
  }),
  answer: z.object({ application: applicationSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses],
  idempotent: true,
})
export const withdrawApplication = endpoint({
  id: null,
  name: 'withdrawApplication',
  method: 'PUT',
  url: '/v1/applications/:id/withdraw',
  summary: 'Withdraws my application, as long as it is not judged',
  access: 'session',
  path: idPath,
  answer: z.object({ application: applicationSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
