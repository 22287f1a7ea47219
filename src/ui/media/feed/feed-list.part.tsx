import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Feed } from '../../../application/media/feed/feed'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { EndlessList } from '../../frame/kit/lists/endless-list'
import { useIsElder } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { ContentCard, type ContentCardProps } from './content-card.part'
import { feedWords } from './feed.words'

export interface FeedListProps extends Pick<ContentCardProps, 'layout'> {
  readonly feed: Feed
  readonly onLike: (item: FeedItem) => void
  /** The number of cards in the viewport of the first view, whose pictures are loaded eagerly. */
  readonly inSight?: number
  /** Called on a retry instead of loading the feed, by a screen that has more to load. */
  readonly onRetry?: () => void
  /**
   * Renders other content within the list: `in-row` after the third card, or the last one of a shorter list; `below`
   * when the list is empty.
   */
  readonly inset?: (place: 'in-row' | 'below') => ReactNode
}

const insetAfter = 3

/** The cards of a feed, with all the states of its list. */
export const FeedList = observer(function FeedList({
  feed,
  onLike,
  inSight = 0,
  onRetry,
  layout,
  inset,
}: FeedListProps) {
  const words = useWords(feedWords)
  const elder = useIsElder()
  const { items, state, failure, hasMore, more } = feed.list
  const insetAt = Math.min(insetAfter, items.length) - 1
  return (
    <>
      <EndlessList
        items={items}
        state={state}
        failure={failure}
        hasMore={hasMore}
        keyOf={feedKey}
        owner={feed.list}
        look={layout === 'waterfall' && !elder ? 'grid' : 'feed'}
        onMore={() => void more()}
        onRetry={onRetry ?? (() => void feed.load())}
        empty={<EmptyState title={words.noContent} text={words.noContentText} />}
      >
        {(item, index) => (
          <>
            <ContentCard item={item} layout={layout} first={index < inSight} onLike={onLike} />
            {index === insetAt && inset?.('in-row')}
          </>
        )}
      </EndlessList>
      {items.length === 0 && inset?.('below')}
    </>
  )
})
