import * as z from 'zod/mini'
import { channelGenres } from '../src/domain/media/channels/channel-genre'
import { liveEventStates } from '../src/domain/media/channels/live-event'
import { shareInfoSchema } from './articles'
import { endpoint } from './endpoint'
import {
  count,
  day,
  flag,
  id,
  idPath,
  mediaUrl,
  moment,
  optionalUrl,
  pageOf,
  pageQueryShape,
  placeQueryShape,
} from './fields'
import { errorCodes } from './envelope'

/** The kind of channel: 1 radio, 2 TV. */
const kind = z.coerce.number<number>().check(z.refine((value) => value === 1 || value === 2))

/** A radio or TV channel; `kind` is 1 for radio, 2 for TV. */
export const channelSchema = z.object({
  id,
  kind: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  /** The frequency as it is written, such as `FM 98.6`; null for a channel without one. */
  frequency: z.nullable(z.string()),
  cover: optionalUrl,
  region: z.string(),
  /** The title of the programme on air; null when none is. */
  now_playing: z.nullable(z.string()),
  /** When that programme begins and ends, in minutes of the day in the site's time zone. */
  on_air: z.nullable(z.object({ start_minute: count, end_minute: count })),
  listeners: count,
  subscribed: flag,
})
export type ChannelDto = z.input<typeof channelSchema>

export const hostSchema = z.object({ id, name: z.string(), avatar: optionalUrl, intro: z.string(), followed: flag })

export const programmeSchema = z.object({
  id,
  title: z.string(),
  starts_at: moment,
  ends_at: moment,
  hosts: z.array(z.string()),
  /** The recording of a past programme; null when it cannot be replayed. */
  replay_url: z.nullable(optionalUrl),
})

export const getDefaultChannel = endpoint({
  id: 'C046',
  name: 'getDefaultChannel',
  method: 'GET',
  url: '/v1/mobile/channel/default',
  summary: 'Default radio channel of a city',
  isKeptOffline: true,
  /** The id of a city or province, or its name in any language. */
  query: z.object({ city: z.string().check(z.maxLength(64)) }),
  answer: z.object({ channel: channelSchema }),
})
export const listChannels = endpoint({
  id: 'C047',
  name: 'listChannels',
  method: 'GET',
  url: '/v1/mobile/channel',
  summary: 'Channels of a kind; live events are none of them',
  isKeptOffline: true,
  query: z.object({
    ...pageQueryShape,
    ...placeQueryShape,
    kind,
    /** The id of a region (`listChannelGroups`), or its name. */
    region: z.optional(z.string().check(z.maxLength(64))),
    genre: z.optional(z.enum(channelGenres)),
    /** A part of the channel's name, frequency, region or programme on air. */
    q: z.optional(z.string().check(z.maxLength(64))),
    /** `1` includes the channels of places other than the visitor's. */
    everywhere: z.optional(z.literal('1')),
  }),
  answer: pageOf(channelSchema),
  showsPlace: true,
})
export const listChannelGroups = endpoint({
  id: null,
  name: 'listChannelGroups',
  method: 'GET',
  url: '/v1/mobile/channel/groups',
  summary: 'The regions and genres of all channels of a kind',
  isKeptOffline: true,
  query: z.object({ kind }),
  answer: z.object({ regions: z.array(z.object({ id, name: z.string() })), genres: z.array(z.enum(channelGenres)) }),
})
export const listRecommendedChannels = endpoint({
  id: 'C048',
  name: 'listRecommendedChannels',
  method: 'GET',
  url: '/v1/mobile/channel/recommend',
  summary: 'Channels like this one',
  isKeptOffline: true,
  query: z.object({ channel_id: z.optional(id), kind: z.optional(kind), ...placeQueryShape }),
  answer: z.object({ items: z.array(channelSchema) }),
  showsPlace: true,
})
export const getChannel = endpoint({
  id: null,
  name: 'getChannel',
  method: 'GET',
  url: '/v1/mobile/channels/:id',
  summary: 'One channel with its hosts',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    channel: channelSchema,
    /** Whether stream, recordings and chat are for members only. */
    members_only: flag,
    description: z.string(),
    /** The name of the organisation that makes the channel; null where there is none. */
    publisher: z.nullable(z.string()),
    hosts: z.array(hostSchema),
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})
export const listProgrammes = endpoint({
  id: null,
  name: 'listProgrammes',
  method: 'GET',
  url: '/v1/mobile/channel/programmes',
  summary: 'Schedule of one channel on one day',
  isKeptOffline: true,
  query: z.object({ channel_id: id, day: z.optional(day) }),
  answer: z.object({ day, items: z.array(programmeSchema) }),
})
export const getChannelPlay = endpoint({
  id: 'C035',
  name: 'getChannelPlay',
  method: 'GET',
  url: '/v1/mobile/channel/play',
  summary: 'Live stream of a channel',
  isKeptOffline: true,
  query: z.object({ channel_id: id }),
  answer: z.object({
    url: mediaUrl,
    mime: z.string(),
    title: z.nullable(z.string()),
    state: z.enum(liveEventStates),
    starts_at: z.nullable(moment),
  }),
  errors: [errorCodes.gone],
})
export const getChannelPlayAuth = endpoint({
  id: 'C045',
  name: 'getChannelPlayAuth',
  method: 'GET',
  url: '/v1/mobile/channel/play_auth',
  summary: 'Whether the caller may play a channel',
  query: z.object({ channel_id: id }),
  answer: z.object({ allowed: flag }),
  errors: [errorCodes.gone],
})
export const countChannelView = endpoint({
  id: 'C036',
  name: 'countChannelView',
  method: 'PUT',
  url: '/v1/mobile/channel/view',
  summary: 'Counts a view of a channel',
  body: z.object({ channel_id: id }),
  answer: z.object({ listeners: count }),
})
export const listLiveEvents = endpoint({
  id: null,
  name: 'listLiveEvents',
  method: 'GET',
  url: '/v1/mobile/channel/events',
  summary: 'Live events: those on air, those to come by their time, and the last ten that are over',
  answer: z.object({
    items: z.array(
      z.object({ id, title: z.string(), cover: optionalUrl, state: z.enum(liveEventStates), starts_at: moment }),
    ),
  }),
})
