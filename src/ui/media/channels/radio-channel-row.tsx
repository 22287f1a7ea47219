import { observer } from 'mobx-react-lite'
import type { OnAirNow } from '../../../application/media/channels/on-air-now'
import type { Channel } from '../../../domain/media/channels/channel'
import { useDrawingTime } from '../../frame/kit/hydration/server-drawn'
import { ChannelTile } from '../../frame/kit/cards/tiles'
import { radioChannelPath } from './radio.paths'

interface RadioChannelRowProps {
  readonly channel: Channel
  /** The part of the current programme that is over, 0 to 1. */
  readonly progress?: number | null
  readonly heading?: 'h2' | 'h3'
}

/** A channel in a list, with its current programme. */
export function RadioChannelRow({ channel, progress = null, heading = 'h3' }: RadioChannelRowProps) {
  const path = radioChannelPath(channel.id)
  if (path === null) return null
  return (
    <ChannelTile
      href={path}
      title={channel.frequency === null ? channel.name : `${channel.name} ${channel.frequency}`}
      heading={heading}
      cover={channel.cover}
      {...(channel.nowPlaying === null ? {} : { now: channel.nowPlaying })}
      {...(progress === null ? {} : { progress })}
    />
  )
}

/** A `RadioChannelRow` in which the progress of the programme follows the clock. */
export const RadioChannelLive = observer(function RadioChannelLive({
  channel,
  onAir,
  heading = 'h3',
}: Omit<RadioChannelRowProps, 'progress'> & { readonly onAir: OnAirNow }) {
  return (
    <RadioChannelRow channel={channel} progress={onAir.progressOf(channel, useDrawingTime().at)} heading={heading} />
  )
})
