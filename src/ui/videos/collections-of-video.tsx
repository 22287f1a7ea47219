import { ListVideo } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { CollectionCard } from '../../domain/collections/collection'
import { episodePath } from '../collections/collections.routes'
import { Icon } from '../kit/icon'
import { ListRow } from '../kit/list-row'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './video.module.css'
import { videosWords } from './videos.words'

interface CollectionsOfVideoProps {
  /** The video's. */
  readonly id: string
  readonly collections: readonly CollectionCard[]
}

/** The collections that the video is in: each leads to the collection, at this video. */
export const CollectionsOfVideo = observer(function CollectionsOfVideo({ id, collections }: CollectionsOfVideoProps) {
  const words = useWords(videosWords)
  const format = useFormat()
  if (collections.length === 0) return null
  return (
    <nav className={styles.collections} aria-label={words.collections}>
      {collections.map((collection) => (
        <ListRow
          key={collection.id}
          icon={<Icon of={ListVideo} size={22} />}
          title={collection.title}
          text={`${words.collection} · ${words.episodes(format.count(collection.episodes), collection.episodes === 1)}`}
          to={episodePath(collection.id, id)}
        />
      ))}
    </nav>
  )
})
