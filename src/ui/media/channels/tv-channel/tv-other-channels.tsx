import { observer } from 'mobx-react-lite'
import type { Channel } from '../../../../domain/media/channels/channel'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { MediaCard } from '../../../frame/kit/cards/tiles'
import { useWords } from '../../../frame/words/words'
import styles from '../tv.module.css'
import { livePath } from '../tv.paths'
import { tvWords } from '../tv.words'

/** The other channels, in a row that scrolls sideways. */
export const TvOtherChannels = observer(function TvOtherChannels({
  channels,
}: {
  readonly channels: readonly Channel[]
}) {
  const words = useWords(tvWords)
  if (channels.length === 0) return null
  return (
    <section className={styles.others}>
      <SectionHeader title={words.others} />
      <ul className={styles.row}>
        {channels.map(({ id, name, cover, nowPlaying }) => (
          <li key={id}>
            <MediaCard
              look="row"
              href={livePath(id)}
              title={name}
              cover={cover}
              facts={[nowPlaying]}
              live={words.onAir}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})
