import { ArrowUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Feed } from '../../../application/media/feed/feed'
import { Icon } from '../../frame/kit/pictures/icon'
import { useFailureText } from '../../frame/kit/states/use-failure-text'
import { useWords } from '../../frame/words/words'
import { feedWords } from './feed.words'
import styles from './new-posts.module.css'

interface NewPostsProps {
  readonly feed: Feed
  /** Shows the new items, at the top of the list. */
  readonly onShow: () => void
}

/**
 * Newer items wait behind a button, so that nothing moves under a reader's finger; the result of a refresh is shown in
 * the same place.
 */
export const NewPosts = observer(function NewPosts({ feed, onShow }: NewPostsProps) {
  const words = useWords(feedWords)
  const failureText = useFailureText()
  const { newer, refreshed, markAllSeen } = feed
  const isTold = refreshed !== null

  // The result is shown until the visitor interacts; the style may hide it sooner.
  useEffect(() => {
    if (!isTold) return
    const readingEvents = ['scroll', 'pointerdown', 'keydown'] as const
    for (const way of readingEvents) window.addEventListener(way, markAllSeen, { passive: true })
    return () => {
      for (const way of readingEvents) window.removeEventListener(way, markAllSeen)
    }
  }, [isTold, markAllSeen])

  return (
    <div className={styles.place} aria-live="polite">
      {refreshed !== null ? (
        <span className={styles.told}>
          {refreshed.ok ? words.refreshed(refreshed.value) : words.notRefreshed(failureText(refreshed.reason))}
        </span>
      ) : newer > 0 ? (
        <button type="button" className={styles.button} onClick={onShow}>
          <Icon of={ArrowUp} size={16} />
          {words.newPosts(newer)}
        </button>
      ) : null}
    </div>
  )
})
