import { observer } from 'mobx-react-lite'
import type { Loadable } from '../../../../application/frame/shared/loadable'
import type { FeedItem } from '../../../../domain/frame/content/feed-item'
import { feedKey } from '../../../../domain/frame/content/feed-item'
import { ContentCard } from '../../feed/content-card.part'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { useWords } from '../../../frame/words/words'
import styles from '../video.module.css'
import { videosWords } from '../videos.words'

/** Related videos; omitted when there are none, or they could not be loaded. */
export const RelatedVideos = observer(function RelatedVideos({
  relatedVideos,
}: {
  readonly relatedVideos: Loadable<readonly FeedItem[]>
}) {
  const words = useWords(videosWords)
  const { value: items, state } = relatedVideos
  if (state === 'failed' || items?.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.sectionTitle}>
        {words.related}
      </h2>
      {items === null ? (
        <SkeletonList label={words.loading} count={3} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={feedKey(item)}>
              <ContentCard item={item} heading="h3" layout="left" hidesKind />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})
