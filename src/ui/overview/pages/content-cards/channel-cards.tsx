import { observer } from 'mobx-react-lite'
import { channelTarget } from '../../../../domain/frame/navigation/channel-target'
import type { Channel } from '../../../../domain/media/channels/channel'
import { Image } from '../../../frame/kit/pictures/image'
import { Link } from '../../../frame/kit/buttons/link'
import { MediaCard } from '../../../frame/kit/cards/tiles'
import { useWords } from '../../../frame/words/words'
import styles from './channel-cards.module.css'
import { pagesWords } from '../pages.words'
import { useContentLinks } from '../use-content-links'

interface ChannelsProps {
  readonly channels: readonly Channel[]
  readonly first: boolean
}

/** Radio channels side by side: cover, frequency, current programme. */
export const RadioChannels = observer(function RadioChannels({ channels, first }: ChannelsProps) {
  const { href } = useContentLinks()
  return (
    <ul className={styles.row}>
      {channels.map((channel, index) => {
        const to = href(channelTarget('radio', channel.id))
        return (
          to !== null && (
            <li key={channel.id} className={styles.radio}>
              <Image src={channel.cover} alt="" ratio="1:1" width={120} contain first={first && index < 3} />
              <h3 className={styles.name}>
                <Link to={to} className={styles.link}>
                  {channel.name}
                </Link>
              </h3>
              <span className={styles.now}>{channel.nowPlaying ?? channel.frequency}</span>
              {channel.frequency && channel.nowPlaying && <span className={styles.frequency}>{channel.frequency}</span>}
            </li>
          )
        )
      })}
    </ul>
  )
})

/** TV channels side by side: picture, live mark, current programme. */
export const TvChannels = observer(function TvChannels({ channels, first }: ChannelsProps) {
  const words = useWords(pagesWords)
  const { href } = useContentLinks()
  return (
    <ul className={styles.row}>
      {channels.map((channel, index) => {
        const to = href(channelTarget('live', channel.id))
        return (
          to !== null && (
            <li key={channel.id}>
              <MediaCard
                look="row"
                href={to}
                title={channel.name}
                cover={channel.cover}
                facts={[channel.nowPlaying]}
                live={words.live}
                first={first && index < 2}
              />
            </li>
          )
        )
      })}
    </ul>
  )
})
