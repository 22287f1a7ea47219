import { observer } from 'mobx-react-lite'
import type { FeedSource } from '../../../domain/frame/content/feed-item'
import { Description } from '../../frame/kit/facts/description'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import type { ParticipationViewModel } from '../../participation/participation.part.view-model'
import { SourceLinePart } from '../../participation/source-line.part'
import { useFormat } from '../../frame/words/use-format'
import styles from './video.module.css'

interface WatchedAboutPartProps {
  readonly title: string
  readonly description: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly source: FeedSource | null
  readonly plays: number
  /** Shown before the number of plays. */
  readonly fact?: string
  readonly participation: ParticipationViewModel
}

/** The title, facts, description and publisher of what is being watched. */
export const WatchedAboutPart = observer(function WatchedAboutPart({
  title,
  description,
  publishedAt,
  source,
  plays,
  fact,
  participation,
}: WatchedAboutPartProps) {
  const format = useFormat()
  return (
    <article className={styles.about}>
      <h1 className={styles.title}>{title}</h1>
      <Meta
        parts={[
          fact ?? null,
          plays > 0 && format.countText(plays, 'plays'),
          <TimeText key="at" at={publishedAt} text={format.relativeTime(publishedAt)} />,
        ]}
      />
      {description !== '' && (
        <div className={styles.description}>
          <Description text={description} />
        </div>
      )}
      {source !== null && <SourceLinePart source={source} viewModel={participation} />}
    </article>
  )
})
