import { ArrowUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Feed } from '../../application/feed/feed'
import { Icon } from '../kit/icon'
import { useWords } from '../words/words'
import { feedWords } from './feed.words'
import styles from './new-posts.module.css'

interface NewPostsProps {
  readonly feed: Feed
  /** Shows them: at the top, where they stand. */
  readonly onShow: () => void
}

/** Newer items wait behind this button, so that nothing moves under a reader's finger. */
export const NewPosts = observer(function NewPosts({ feed, onShow }: NewPostsProps) {
  const words = useWords(feedWords)
  return (
    <div className={styles.place} aria-live="polite">
      {feed.newer > 0 && (
        <button type="button" className={styles.button} onClick={onShow}>
          <Icon of={ArrowUp} size={16} />
          {words.newPosts(feed.newer)}
        </button>
      )}
    </div>
  )
})
