import type * as z from 'zod/mini'
import type { ChannelDto, getChannel, getChannelPlay, programmeSchema } from '../../../../contract/channels'
import type { Channel, ChannelDetail, ChannelStream } from '../../../domain/media/channels/channel'
import type { Programme } from '../../../domain/media/channels/schedule'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { shareInfoOf } from '../../frame/content/publication-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function channelOf({
  id,
  name,
  frequency,
  cover,
  region,
  nowPlaying,
  onAir,
  listeners,
  subscribed,
}: Camelised<ChannelDto>): Channel {
  return { id, name, frequency, cover: cover || null, region, nowPlaying, onAir, listeners, subscribed }
}

export function channelDetailOf({
  channel,
  membersOnly,
  description,
  publisher,
  hosts,
  share,
}: Camelised<z.infer<typeof getChannel.answer>>): ChannelDetail {
  return {
    channel: channelOf(channel),
    membersOnly,
    description,
    publisher,
    hosts: hosts.map(({ id, name, avatar, intro, followed }) => ({
      id,
      name,
      avatar: avatar || null,
      intro,
      followed,
    })),
    share: shareInfoOf(share),
  }
}

/** Converts a programme. An invalid time gives it no length, so that no schedule shows it. */
export function programmeOf({
  id,
  title,
  startsAt,
  endsAt,
  hosts,
  replayUrl,
}: Camelised<z.infer<typeof programmeSchema>>): Programme {
  return {
    id,
    name: title,
    hosts,
    startsAt: instantOf(startsAt) ?? NaN,
    endsAt: instantOf(endsAt) ?? NaN,
    replayUrl: replayUrl || null,
  }
}

export function streamOf({ url, state, startsAt }: Camelised<z.infer<typeof getChannelPlay.answer>>): ChannelStream {
  return { url, state, startsAt: instantOf(startsAt) }
}
