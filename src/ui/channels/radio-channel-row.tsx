import type { Channel } from '../../domain/channels/channel'
import { ChannelTile } from '../kit/tiles'
import { useWords } from '../words/words'
import { radioChannelPath } from './radio.routes'
import { radioWords } from './radio.words'

/** A channel in a list, with what is on air. */
export function RadioChannelRow({ channel }: { readonly channel: Channel }) {
  const words = useWords(radioWords)
  const path = radioChannelPath(channel.id)
  if (path === null) return null
  return (
    <ChannelTile
      href={path}
      title={channel.frequency === null ? channel.name : `${channel.name} ${channel.frequency}`}
      cover={channel.cover}
      {...(channel.nowPlaying === null ? {} : { live: words.live, now: channel.nowPlaying })}
    />
  )
}
