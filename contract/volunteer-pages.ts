import * as z from 'zod/mini'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, moment, optionalUrl, pageOf, pageQuery } from './fields'
import { serviceRecordSchema, serviceSumsSchema } from './service-records'

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
      followers: count,
      /** Whether the caller follows the person; null for their own page. */
      followed: z.nullable(flag),
      /** When the person became a volunteer; null when they are none. */
      since: z.nullable(moment),
      sums: serviceSumsSchema,
      /** The person's first twenty teams. */
      teams: z.array(z.object({ id, name: z.string(), logo: optionalUrl })),
      /** Whether the person shows their service to nobody else; sums and teams are empty then. */
      service_hidden: flag,
      /** Whether I block this person. */
      blocked: flag,
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

export const listVolunteers = endpoint({
  id: 'C082',
  name: 'listVolunteers',
  method: 'GET',
  url: '/v1/consumer/volunteer/list',
  summary: 'Approved volunteers, who joined last first: what everybody may know of them',
  query: pageQuery,
  answer: pageOf(z.object({ ...personSchema.shape, since: moment })),
})

export const listPeople = endpoint({
  id: 'C127',
  name: 'listPeople',
  method: 'GET',
  url: '/v1/consumer/user_infos',
  summary: 'What everybody may know of several members; without those who are gone',
  query: z.object({ /** Up to 20 ids, comma separated. */ ids: z.string().check(z.minLength(1), z.maxLength(1300)) }),
  answer: z.object({ items: z.array(personSchema) }),
})
