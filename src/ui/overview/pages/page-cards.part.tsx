import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { colourText, parseColour } from '../../../domain/frame/site/colour'
import type { PageCard } from '../../../domain/overview/pages/page-card'
import { classNames } from '../../frame/kit/styles/class-names'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useWords } from '../../frame/words/words'
import { NearViewport } from './near-viewport'
import { PageCardView } from './page-card-view.part'
import styles from './page.module.css'
import type { PageViewModel } from './page.part.view-model'
import { pagesWords } from './pages.words'

/** The number of cards that may be in the viewport when the page opens. */
const inSight = 4

/** The cards of a page, with all the states of loading them. */
export const PageCards = observer(function PageCards({ viewModel }: { readonly viewModel: PageViewModel }) {
  const words = useWords(pagesWords)
  const { value, state, failure } = viewModel.page
  if (value === null) {
    if (state !== 'failed' || viewModel.isHome) return <SkeletonList label={words.loading} shape="big" />
    return <FailedPart title={words.pageFailedTitle} failure={failure} onRetry={() => void viewModel.refresh()} />
  }
  if (value.cards.length === 0) return <EmptyState title={words.emptyPage} text={words.emptyPageText} />
  const ground = parseColour(value.backgroundColor)
  return (
    <div
      className={styles.page}
      style={ground === null ? undefined : ({ '--page-ground': colourText({ ...ground, alpha: 1 }) } as CSSProperties)}
    >
      {viewModel.cards.map((card, index) => (
        <div key={card.id} className={classNames(styles.card, index > 0 && opensAsSheet(card) && styles.sheet)}>
          <PageCardView card={card} viewModel={viewModel} first={index < inSight} />
        </div>
      ))}
      {viewModel.hasMoreCards && (
        <NearViewport key={viewModel.shownCardCount} onNear={viewModel.showMoreCards}>
          <SkeletonList label={words.loading} shape="feed" isStill />
        </NearViewport>
      )}
    </div>
  )
})

/** Whether a card starts a new sheet. Most cards with a title do, and so do tabs and countdowns without a title. */
function opensAsSheet({ type, title }: PageCard): boolean {
  return title !== null
    ? type !== 'banner' && type !== 'picture-cube' && type !== 'entries' && type !== 'notice'
    : type === 'tabs' || type === 'countdown'
}
