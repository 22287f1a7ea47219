import { MapPin } from 'lucide-react'
import type { SurroundingItem } from '../../../domain/civic/surroundings/surroundings'
import { CardFact } from '../../frame/kit/cards/card-row'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ContentCard } from '../../media/feed/content-card.part'
import { ActivityRow } from '../activities/activity-row.part'
import { SuggestionRow } from '../suggestions/suggestion-row.part'
import { WishRow } from '../wishes/wish-row.part'
import styles from './surroundings.module.css'
import { surroundingsWords } from './surroundings.words'

interface SurroundingRowProps {
  readonly item: SurroundingItem
}

/** A row of what is around: the row of its own kind, below the name of the kind. */
export function SurroundingRow({ item }: SurroundingRowProps) {
  const words = useWords(surroundingsWords)
  const format = useFormat()
  return (
    <div className={styles.item}>
      <p className={styles.kind}>
        <span>{words[`kind.${item.kind}`]}</span>
        {(item.kind === 'news' || item.kind === 'post') && (
          <CardFact icon={MapPin}>{format.distance(item.distance)}</CardFact>
        )}
      </p>
      <Card item={item} />
    </div>
  )
}

function Card({ item }: SurroundingRowProps) {
  switch (item.kind) {
    case 'news':
    case 'post':
      return <ContentCard item={item.content} />
    case 'suggestion':
      return <SuggestionRow suggestion={item.suggestion} />
    case 'wish':
      return <WishRow wish={item.wish} />
    case 'activity':
      return <ActivityRow activity={item.activity} />
  }
}
