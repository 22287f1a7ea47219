import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { sourceSchema } from './feed'
import { count, flag, id, idPath, mediaUrl, moment } from './fields'

export const getGallery = endpoint({
  id: null,
  name: 'getGallery',
  method: 'GET',
  url: '/v1/c_atlas/:id',
  summary: 'One gallery with all of its pictures',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    id,
    title: z.string(),
    summary: z.string(),
    published_at: moment,
    source: z.nullable(sourceSchema),
    /** The pictures; width and height are the original's in pixels, 0 when unknown. */
    pictures: z.array(z.object({ url: mediaUrl, width: count, height: count, caption: z.string() })),
    comments_open: flag,
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})
