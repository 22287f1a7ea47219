import * as z from 'zod/mini'
import { channelSchema, hostSchema } from './channels'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, pageOf, pageQuery } from './fields'

const anchorSchema = z.object({ ...hostSchema.shape, followers: count })

export const listAnchors = endpoint({
  id: null,
  name: 'listAnchors',
  method: 'GET',
  url: '/v1/anchors',
  summary: 'Hosts of radio and television',
  query: pageQuery,
  answer: pageOf(anchorSchema),
})

export const getAnchor = endpoint({
  id: null,
  name: 'getAnchor',
  method: 'GET',
  url: '/v1/anchors/:id',
  summary: 'One host, with their channels and weekly programmes',
  path: idPath,
  answer: z.object({
    ...anchorSchema.shape,
    channels: z.array(z.pick(channelSchema, { id: true, kind: true, name: true, frequency: true, cover: true })),
    /** Sunday is 0; minutes of the site's time zone. */
    programmes: z.array(
      z.object({
        id,
        title: z.string(),
        channel_id: id,
        channel_name: z.string(),
        weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])),
        start_minute: count,
        end_minute: count,
      }),
    ),
  }),
  errors: [errorCodes.gone],
})
