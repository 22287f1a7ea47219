import * as z from 'zod/mini'
import { channelSchema, programmeSchema } from './channels'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, pageOf, pageQuery } from './fields'

export const getProgramme = endpoint({
  id: null,
  name: 'getProgramme',
  method: 'GET',
  url: '/v1/programmes/:id',
  summary: 'One programme of the radio; the id may also be that of one of its broadcasts',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    /** That of its first slot of the week, by which it is followed (C020). */
    id,
    title: z.string(),
    hosts: z.array(z.string()),
    channel: channelSchema,
    followers: count,
    followed: flag,
  }),
  errors: [errorCodes.gone],
})

export const listBroadcasts = endpoint({
  id: null,
  name: 'listBroadcasts',
  method: 'GET',
  url: '/v1/programmes/:id/episodes',
  summary: 'The past broadcasts of a programme of the radio that can be heard again, the latest first',
  isKeptOffline: true,
  path: idPath,
  query: pageQuery,
  answer: pageOf(programmeSchema),
  errors: [errorCodes.gone],
})
