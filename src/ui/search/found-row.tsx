import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import { SiteStore } from '../../application/site/site.store'
import type { FeedItem } from '../../domain/feed/feed-item'
import { contentTarget } from '../../domain/navigation/content-target'
import { Badge } from '../kit/badge'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { DurationText, Meta, TimeText } from '../kit/meta'
import { useService } from '../shell/app-context'
import { useFormat } from '../words/use-format'
import styles from './found-row.module.css'
import { MarkedText } from './marked-text'

interface FoundRowProps {
  readonly item: FeedItem
  readonly query: string
}

/** One content that was found, with what was sought marked in its title and in its text. */
export const FoundRow = observer(function FoundRow({ item, query }: FoundRowProps) {
  const navigator = useService(Navigator)
  const picturesOff = useService(SiteStore).config?.showPicture === false
  const format = useFormat()
  const { kind, id, externalUrl, title, summary, covers, duration, source, publishedAt } = item
  const href = shownAddress(navigator, contentTarget(kind, id, externalUrl))
  if (href === null) return null
  const isSquare = kind === 'audio' || kind === 'album'
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={href} className={styles.link}>
            <MarkedText text={title} query={query} />
          </Link>
        </h2>
        {summary !== '' && (
          <p className={styles.summary}>
            <MarkedText text={summary} query={query} />
          </p>
        )}
        <Meta
          className={styles.facts}
          parts={[
            <Badge key="kind" tone="accent">
              {format.kind(kind)}
            </Badge>,
            source?.name,
            <TimeText key="time" at={publishedAt} text={format.relativeTime(publishedAt)} />,
          ]}
        />
      </div>
      {covers[0] !== undefined && !picturesOff && (
        <div className={styles.cover} data-square={isSquare || undefined}>
          <Image src={covers[0]} alt="" ratio={isSquare ? '1:1' : '4:3'} width={isSquare ? 72 : 104} />
          {duration !== null && (
            <span className={styles.duration}>
              <DurationText text={format.duration(duration)} spoken={format.spokenDuration(duration)} />
            </span>
          )}
        </div>
      )}
    </article>
  )
})
