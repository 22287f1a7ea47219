import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import type { VideoRowProps } from '../../../media/feed/video-rows.part'
import type { PublisherTilesProps } from '../../../participation/publishers/publisher-tiles.part'
import { useWords } from '../../../frame/words/words'
import styles from './lazy-cards.module.css'
import { pagesWords } from '../pages.words'

// Few pages have these cards, so their code is loaded with the first one. Until then, a placeholder of the same size
// reserves the space.

export const WishRows = lazyPart(
  async () => (await import(/* webpackChunkName: "wishes-card" */ '../../../civic/wishes/wish-rows.part')).WishRows,
  { placeholder: ({ wishes }) => <WishRowsPlace count={wishes.length} /> },
)

export function WishRowsPlace(props: RowsPlaceProps) {
  return <RowsPlace {...props} of={styles.wishes} />
}

export const ActivityRows = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "activities-card" */ '../../../civic/activities/activity-rows.part'))
      .ActivityRows,
  { placeholder: ({ activities }) => <ActivityRowsPlace count={activities.length} /> },
)

export function ActivityRowsPlace(props: RowsPlaceProps) {
  return <RowsPlace {...props} of={styles.activities} />
}

interface PlaceProps {
  /** Whether nothing is being loaded yet. */
  readonly isStill?: boolean
}

interface RowsPlaceProps extends PlaceProps {
  readonly count: number
}

/** A placeholder as high as the rows will be. */
function RowsPlace({ count, isStill = false, of: size }: RowsPlaceProps & { readonly of: string | undefined }) {
  const words = useWords(pagesWords)
  return (
    <div {...(isStill ? {} : { role: 'status', 'aria-label': words.loading, 'aria-busy': true })}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={size}>
          <SkeletonList label={words.loading} shape="feed" count={1} isStill />
        </div>
      ))}
    </div>
  )
}

export const VenuesMap = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "venues-map-card" */ '../../../civic/maps/venues-picture/venues-picture.part'))
      .VenuesPicture,
  { placeholder: () => <VenuesMapPlace /> },
)

export function VenuesMapPlace(props: PlaceProps) {
  return <Place {...props} of={styles.map} />
}

export const Publishers = lazyPart<PublisherTilesProps>(
  async () =>
    (await import(/* webpackChunkName: "publishers-card" */ '../../../participation/publishers/publisher-tiles.part'))
      .PublisherTiles,
  { placeholder: PublishersPlace },
)

function PublishersPlace() {
  const words = useWords(pagesWords)
  return <SkeletonList label={words.loading} shape="rows" count={1} />
}

export const ShortRow = lazyPart<VideoRowProps>(
  async () => (await import(/* webpackChunkName: "more-cards" */ '../../../media/feed/video-rows.part')).ShortRow,
  { placeholder: () => <ShortRowPlace /> },
)

export function ShortRowPlace(props: PlaceProps) {
  return <Place {...props} of={styles.shorts} />
}

export const CollectionRow = lazyPart<VideoRowProps>(
  async () => (await import(/* webpackChunkName: "more-cards" */ '../../../media/feed/video-rows.part')).CollectionRow,
  { placeholder: () => <CollectionRowPlace /> },
)

export function CollectionRowPlace(props: PlaceProps) {
  return <Place {...props} of={styles.collections} />
}

export const GuideSearch = lazyPart(
  async () => (await import(/* webpackChunkName: "more-cards" */ './service-cards')).GuideSearchCard,
  { placeholder: () => <Place of={styles.guides} /> },
)

export const SuggestionEntry = lazyPart(
  async () => (await import(/* webpackChunkName: "more-cards" */ './service-cards')).SuggestionEntryCard,
  { placeholder: () => <Place of={styles.suggestion} /> },
)

function Place({ isStill = false, of: size }: PlaceProps & { readonly of: string | undefined }) {
  const words = useWords(pagesWords)
  const loading = { role: 'status', 'aria-label': words.loading, 'aria-busy': true }
  return <div className={size} {...(isStill ? {} : loading)} />
}
