import type { CirclePostMarks as Marks } from '../../../domain/civic/circles/circle-post-lifecycle'
import { Badge } from '../../frame/kit/badges/badge'
import { useWords } from '../../frame/words/words'
import styles from './circle-post-card.module.css'
import { circlesWords } from './circles.words'

/** What moderators marked a post with; renders nothing without a mark. */
export function CirclePostMarks({ post: { isPinned, isBest, isClosed } }: { readonly post: Marks }) {
  const words = useWords(circlesWords)
  if (!isPinned && !isBest && !isClosed) return null
  return (
    <span className={styles.marks}>
      {isPinned && <Badge tone="accent">{words.pinned}</Badge>}
      {isBest && <Badge tone="success">{words.best}</Badge>}
      {isClosed && <Badge>{words.commentsClosed}</Badge>}
    </span>
  )
}
