import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema } from './feed'
import { id, optionalUrl } from './fields'

const entityRef = z.object({ id, name: z.string() })

export const getPartyHome = endpoint({
  id: null,
  name: 'getPartyHome',
  method: 'GET',
  url: '/v1/party_home',
  summary: 'Party building: its columns of articles, the first of its organisations, and the newest courses',
  isKeptOffline: true,
  answer: z.object({
    /** The category of the Party's articles, which no list of categories contains. */
    category_id: id,
    columns: z.array(entityRef),
    /** The group of the Party's organisations. */
    group: id,
    organisations: z.array(z.object({ ...entityRef.shape, logo: optionalUrl })),
    courses: z.array(feedItemSchema),
  }),
  errors: [errorCodes.gone],
})
