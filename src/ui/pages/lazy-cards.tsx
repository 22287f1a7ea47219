import { SkeletonList } from '../kit/skeleton'
import { lazyPart } from '../shell/lazy-part'
import type { PublisherTilesProps } from '../publishers/publisher-tiles.part'
import { useWords } from '../words/words'
import styles from './lazy-cards.module.css'
import { pagesWords } from './pages.words'
import type { VideoRowProps } from './video-rows'

// Few pages have these cards: their code is loaded with the first one, while something of their size keeps the place.

export const WishRows = lazyPart(
  async () => (await import(/* webpackChunkName: "wishes-card" */ '../wishes/wish-rows.part')).WishRows,
  { waiting: ({ wishes }) => <WishRowsPlace count={wishes.length} /> },
)

export function WishRowsPlace({ count }: { readonly count: number }) {
  return <RowsPlace count={count} of={styles.wishes} />
}

export const ActivityRows = lazyPart(
  async () => (await import(/* webpackChunkName: "activities-card" */ '../activities/activity-rows.part')).ActivityRows,
  { waiting: ({ activities }) => <ActivityRowsPlace count={activities.length} /> },
)

export function ActivityRowsPlace({ count }: { readonly count: number }) {
  return <RowsPlace count={count} of={styles.activities} />
}

/** As high as the rows will be. */
function RowsPlace({ count, of: size }: { readonly count: number; readonly of: string | undefined }) {
  const words = useWords(pagesWords)
  return (
    <div role="status" aria-label={words.loading} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={size}>
          <SkeletonList label={words.loading} shape="feed" count={1} still />
        </div>
      ))}
    </div>
  )
}

export const Publishers = lazyPart<PublisherTilesProps>(
  async () =>
    (await import(/* webpackChunkName: "publishers-card" */ '../publishers/publisher-tiles.part')).PublisherTiles,
  { waiting: PublishersPlace },
)

function PublishersPlace() {
  const words = useWords(pagesWords)
  return <SkeletonList label={words.loading} shape="rows" count={1} />
}

export const ShortRow = lazyPart<VideoRowProps>(
  async () => (await import(/* webpackChunkName: "more-cards" */ './video-rows')).ShortRow,
  { waiting: ShortRowPlace },
)

export function ShortRowPlace() {
  return <Place of={styles.shorts} />
}

export const CollectionRow = lazyPart<VideoRowProps>(
  async () => (await import(/* webpackChunkName: "more-cards" */ './video-rows')).CollectionRow,
  { waiting: CollectionRowPlace },
)

export function CollectionRowPlace() {
  return <Place of={styles.collections} />
}

export const GuideSearch = lazyPart(
  async () => (await import(/* webpackChunkName: "more-cards" */ './service-cards')).GuideSearchCard,
  { waiting: () => <Place of={styles.guides} /> },
)

export const SuggestionEntry = lazyPart(
  async () => (await import(/* webpackChunkName: "more-cards" */ './service-cards')).SuggestionEntryCard,
  { waiting: () => <Place of={styles.suggestion} /> },
)

function Place({ of: size }: { readonly of: string | undefined }) {
  const words = useWords(pagesWords)
  return <div className={size} role="status" aria-label={words.loading} aria-busy />
}
