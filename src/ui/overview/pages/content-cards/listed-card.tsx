import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { rowsOf, type CardContent, type PageCard } from '../../../../domain/overview/pages/page-card'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { SkeletonList, type SkeletonListProps } from '../../../frame/kit/states/skeleton'
import { useWords } from '../../../frame/words/words'
import { NearViewport } from '../near-viewport'
import type { PageViewModel } from '../page.part.view-model'
import { pagesWords } from '../pages.words'

interface ListedCardProps {
  readonly card: PageCard
  readonly tab?: string
  readonly viewModel: PageViewModel
  /** The shape of its placeholder. */
  readonly skeleton?: SkeletonListProps['shape']
  /** Replaces that shape by a placeholder of the content's size; `still` while nothing is being loaded yet. */
  readonly place?: (still: boolean) => ReactNode
  /** Renders the content. */
  readonly children: (content: CardContent) => ReactNode
}

/** A card whose content is fetched when it approaches the viewport, with an inline retry of its own on failure. */
export const ListedCard = observer(function ListedCard({
  card,
  tab,
  viewModel,
  skeleton,
  place,
  children,
}: ListedCardProps) {
  const words = useWords(pagesWords)
  const { value, state, failure } = viewModel.contentOf(card, tab)
  const fill = () => viewModel.fill(card, tab)
  if (value !== null) return children(value)
  if (state === 'failed') return <FailedPart isQuiet title={words.cardFailed} failure={failure} onRetry={fill} />
  return (
    <NearViewport onNear={fill}>
      {place?.(state === 'idle') ?? (
        <SkeletonList
          label={words.loading}
          shape={skeleton}
          count={rowsOf(card, tab) ?? (skeleton === 'grid' ? 4 : 3)}
          isStill={state === 'idle'}
        />
      )}
    </NearViewport>
  )
})
