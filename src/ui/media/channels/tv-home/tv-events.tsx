import { observer } from 'mobx-react-lite'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { MediaCard } from '../../../frame/kit/cards/tiles'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { liveEventsPath } from '../../live/live.paths'
import type { TvHomeViewModel } from './tv-home.view-model'
import styles from '../tv.module.css'
import { livePath } from '../tv.paths'
import { tvEventsWords } from './tv-events.words'

/** The live events, in a row that scrolls sideways; renders nothing when there are none. */
export const TvEvents = observer(function TvEvents({ viewModel }: { readonly viewModel: TvHomeViewModel }) {
  const words = useWords(tvEventsWords)
  const format = useFormat()
  const { value, state, failure, reload } = viewModel.events
  if (value === null && state === 'failed')
    return <FailedPart isQuiet title={words.eventsFailed} failure={failure} onRetry={reload} />
  if (value === null || value.length === 0) return null
  return (
    <section className={styles.others}>
      <SectionHeader title={words.events} moreLabel={words.allEvents} moreHref={liveEventsPath} />
      <ul className={styles.row}>
        {value.map((event) => (
          <li key={event.id}>
            <MediaCard
              look="row"
              href={livePath(event.id)}
              title={event.title}
              cover={event.cover}
              {...(event.state === 'live'
                ? { live: words.live, facts: [words.liveSince(format.dateTime(event.startsAt))] }
                : { facts: [format.dateTime(event.startsAt), words[`event.${event.state}`]] })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})
