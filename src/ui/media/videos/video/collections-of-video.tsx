import { observer } from 'mobx-react-lite'
import type { CollectionCard } from '../../../../domain/media/collections/collection'
import { episodePath } from '../../collections/collections.paths'
import { Link } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from '../video.module.css'
import { videosWords } from '../videos.words'

interface CollectionsOfVideoProps {
  /** The id of the video. */
  readonly id: string
  readonly collections: readonly CollectionCard[]
}

/** The collections that contain the video, each with a link to the collection at this video. */
export const CollectionsOfVideo = observer(function CollectionsOfVideo({ id, collections }: CollectionsOfVideoProps) {
  const words = useWords(videosWords)
  const format = useFormat()
  if (collections.length === 0) return null
  return (
    <nav className={styles.related} aria-label={words.collections}>
      {collections.map(({ id: collectionId, title, episodes }) => (
        <Link key={collectionId} to={episodePath(collectionId, id)} className={styles.about}>
          {title}
          <Meta parts={[words.collection, words.episodes(format.count(episodes), episodes === 1)]} />
        </Link>
      ))}
    </nav>
  )
})
