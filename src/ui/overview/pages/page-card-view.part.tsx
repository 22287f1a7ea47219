import type { ComponentType } from 'react'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { useWords } from '../../frame/words/words'
import { CardBoundary } from './cards/card-boundary'
import { cardViews, type CardViewProps } from './cards/card-views'
import { pagesWords } from './pages.words'

/** One card of a page. Errors stay within it. */
export function PageCardView(props: CardViewProps) {
  const words = useWords(pagesWords)
  // Each view takes cards of its own type alone, which the table of views guarantees by its keys.
  const View = cardViews[props.card.type] as ComponentType<CardViewProps>
  return (
    <CardBoundary
      renderFailed={(retry) => <FailedPart isQuiet title={words.cardFailed} failure={null} onRetry={retry} />}
    >
      <View {...props} />
    </CardBoundary>
  )
}
