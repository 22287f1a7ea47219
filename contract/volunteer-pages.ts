import * as z from 'zod/mini'
import { serviceRecordSchema, serviceSumsSchema } from './activities'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id, idPath, instant, mediaUrl, pageOf, pageQuery } from './fields'

export const getVolunteerPage = endpoint({
  id: 'C124',
  name: 'getVolunteerPage',
  method: 'GET',
  url: '/v1/consumer/user_volunteer/:id',
  summary: 'What everybody may know of a member and their service: never the real name',
  path: idPath,
  answer: z.object({
    volunteer: z.object({
      ...personSchema.shape,
      /** Since when they are a volunteer; null for who is none. */
      since: z.nullable(instant),
      sums: serviceSumsSchema,
      /** The first twenty. */
      teams: z.array(z.object({ id, name: z.string(), logo: mediaUrl })),
    }),
  }),
  errors: [errorCodes.gone],
})

export const listVolunteerActions = endpoint({
  id: 'C123',
  name: 'listVolunteerActions',
  method: 'GET',
  url: '/v1/consumer/user_actions/:id',
  summary: 'What a member did as a volunteer, the latest first',
  path: idPath,
  query: pageQuery,
  answer: pageOf(serviceRecordSchema),
  errors: [errorCodes.gone],
})
