import * as z from 'zod/mini'
import { contentHeadShape } from './content-head'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { idPath } from './fields'

/** A topic, whose posts are its comments: C027 lists the posts (`hot` by rank), and C025 adds a post. */
export const getTopic = endpoint({
  id: null,
  name: 'getTopic',
  method: 'GET',
  url: '/v1/c_topic/:id',
  summary: 'One discussion topic',
  isKeptOffline: true,
  path: idPath,
  answer: z.object(contentHeadShape),
  errors: [errorCodes.gone],
})
