import { MapPin, MessageCircle, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SuggestionCard } from '../../../domain/civic/suggestions/suggestion'
import { NextBadge } from '../../frame/cases/next-step.part'
import { Badge } from '../../frame/kit/badges/badge'
import { CardFact } from '../../frame/kit/cards/card-row'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { useSuggestionNext } from './suggestion-next.part'
import { suggestionPath } from './suggestions.paths'
import { suggestionsWords } from './suggestions.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

interface SuggestionRowProps {
  readonly suggestion: SuggestionCard
  /** The single button of the row. */
  readonly action?: ReactNode
  /** Shown beside the badge, such as a mark that the suggestion changed. */
  readonly mark?: ReactNode
}

/** A suggestion in a list. */
export function SuggestionRow({ suggestion, action, mark }: SuggestionRowProps) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const next = useSuggestionNext()
  const { id, title, summary, cover, place, distance, supporters, comments, author, createdAt, department } = suggestion
  return (
    <CardRowPart
      to={suggestionPath(id)}
      title={title || words.withdrawn}
      cover={cover}
      coverAt="end"
      summary={summary}
      facts={
        <>
          <NextBadge next={next(suggestion)} />
          {suggestion.isOverdue && <Badge tone="danger">{words.overdue}</Badge>}
          {mark}
          {supporters > 0 && (
            <CardFact icon={ThumbsUp}>{words.supporters(format.count(supporters), supporters === 1)}</CardFact>
          )}
          {comments > 0 && <CardFact icon={MessageCircle}>{format.count(comments)}</CardFact>}
          {(distance !== null || place.name !== '') && (
            <CardFact icon={MapPin}>{distance === null ? place.name : format.distance(distance)}</CardFact>
          )}
        </>
      }
      act={action}
    >
      <Meta
        parts={[
          suggestion.toForward ? words.toForward : department.name,
          author === null ? words.anonymous : author.nickname,
          <TimeText key="time" at={createdAt} text={format.relativeTime(createdAt)} />,
        ]}
      />
    </CardRowPart>
  )
}
