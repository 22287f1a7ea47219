import type { channelSchema, getChannel, getChannelPlay, programmeSchema } from '../../../../contract/channels'
import type { Channel, ChannelDetail, ChannelStream } from '../../../domain/media/channels/channel'
import type { Programme } from '../../../domain/media/channels/schedule'
import { declaresHls } from '../../../domain/frame/player/medium-address'
import { shareable } from '../../frame/content/publication-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import type { Decoded } from '../../frame/http/wire-case'

export function channelOf(sent: Decoded<typeof channelSchema>): Channel {
  const { kind: _, ...channel } = sent
  return channel
}

export function channelDetailOf({ channel, ...detail }: AnswerOf<typeof getChannel>): ChannelDetail {
  return { ...shareable(detail), channel: channelOf(channel) }
}

export function programmeOf({ title, ...programme }: Decoded<typeof programmeSchema>): Programme {
  return { ...programme, name: title }
}

export function streamOf({ url, mime, state, startsAt }: AnswerOf<typeof getChannelPlay>): ChannelStream {
  return { url, isHls: declaresHls(mime), state, startsAt }
}
