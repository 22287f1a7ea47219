import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema } from './feed'
import { id, optionalUrl } from './fields'

export const getGovernmentHub = endpoint({
  id: null,
  name: 'getGovernmentHub',
  method: 'GET',
  url: '/v1/government',
  summary: 'What the city’s offices have, as the site configures it: notices and departments',
  isKeptOffline: true,
  answer: z.object({
    /** The newest notices, and the sub-category that has all of them; null where the site names none. */
    notices: z.array(feedItemSchema),
    notices_of: z.nullable(id),
    departments: z.array(z.object({ id, name: z.string(), logo: optionalUrl })),
  }),
  errors: [errorCodes.gone],
})
