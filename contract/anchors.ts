import * as z from 'zod/mini'
import { channelSchema, hostSchema } from './channels'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, optionalUrl, pageOf, pageQuery } from './fields'

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
    /** The first fifty albums that this host reads, in order. */
    albums: z.array(
      z.object({
        id,
        title: z.string(),
        cover: optionalUrl,
        tracks: count,
        // The album is complete.
        finished: flag,
      }),
    ),
    /** The host's programmes. A weekday counts from Sunday, 0; times are minutes of the day in the site's time zone. */
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
