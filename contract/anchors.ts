import * as z from 'zod/mini'
import { channelSchema, hostSchema } from './channels'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, mediaUrl, pageOf, pageQuery } from './fields'

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
  summary: 'One host, with their channels, weekly programmes and albums',
  path: idPath,
  answer: z.object({
    ...anchorSchema.shape,
    channels: z.array(z.pick(channelSchema, { id: true, kind: true, name: true, frequency: true, cover: true })),
    /** Albums that they read, in order: the first fifty. */
    albums: z.array(
      z.object({ id, title: z.string(), cover: mediaUrl, tracks: count, /** Nothing more comes. */ finished: flag }),
    ),
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
