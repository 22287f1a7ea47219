import { observer } from 'mobx-react-lite'
import { feedKey } from '../../../domain/frame/content/feed-item'
import { ContentCard } from '../feed/content-card.part'
import { Button } from '../../frame/kit/buttons/button'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { useWords } from '../../frame/words/words'
import styles from './special.module.css'
import type { ShownColumn } from './special.view-model'
import { specialsWords } from './specials.words'

interface SpecialColumnProps {
  readonly column: ShownColumn
  /** The id of the heading to which the column's anchor leads. */
  readonly headingId: string
}

/** One column of a special; 'more' loads further items. */
export const SpecialColumn = observer(function SpecialColumn({
  column: { name, list },
  headingId,
}: SpecialColumnProps) {
  const words = useWords(specialsWords)
  const { items, state, hasMore, more } = list
  return (
    <section id={headingId} tabIndex={-1} className={styles.column} aria-labelledby={`${headingId}-name`}>
      <h2 id={`${headingId}-name`} className={styles.columnName}>
        {name}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={feedKey(item)}>
            <ContentCard item={item} heading="h3" />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          kind="quiet"
          block
          busy={state === 'loading-more'}
          aria-label={words.moreOf(name)}
          onClick={() => void more()}
        >
          {words.more}
        </Button>
      )}
      <LiveRegion>{state === 'more-failed' && <p className={styles.moreFailed}>{words.moreFailed}</p>}</LiveRegion>
    </section>
  )
})
