import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, optionalUrl, listSearchInQuery, pageOf, pageQueryShape, typeWith } from './fields'

export const organisationSchema = z.object({
  id,
  name: z.string(),
  logo: optionalUrl,
  intro: z.string(),
  followers: count,
  /** Whether the caller follows it; false for guests. */
  followed: flag,
})

export const listOrganisationGroups = endpoint({
  id: 'C010',
  name: 'listOrganisationGroups',
  method: 'GET',
  url: '/v1/platform/merchant_groups',
  summary: 'Groups of organisations, in order',
  isKeptOffline: true,
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
})

export const listOrganisations = endpoint({
  id: null,
  name: 'listOrganisations',
  method: 'GET',
  url: '/v1/organisations',
  summary: 'Organisations, of one group when given, and with a text in their name, however it is written',
  query: z.object({ ...pageQueryShape, group: z.optional(id), search: listSearchInQuery }),
  answer: pageOf(organisationSchema),
})

export const getOrganisation = endpoint({
  id: null,
  name: 'getOrganisation',
  method: 'GET',
  url: '/v1/organisations/:id',
  summary: 'One organisation, the kinds of content that it has published, and the services that it offers',
  path: idPath,
  answer: z.object({
    ...organisationSchema.shape,
    types: z.array(typeWith('list')),
    /** Services that can be ordered (C086), in the organisation's order. */
    services: z.array(z.object({ id, name: z.string(), text: z.string(), cover: z.nullable(optionalUrl) })),
  }),
  errors: [errorCodes.gone],
})
