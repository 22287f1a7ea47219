import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { contentTarget } from '../../../domain/frame/navigation/content-target'
import { IconButton } from '../../frame/kit/buttons/button'
import { classNames } from '../../frame/kit/styles/class-names'
import { FeedCard, type FeedCardProps } from '../../frame/kit/cards/feed-card'
import { Icon } from '../../frame/kit/pictures/icon'
import { useService, useIsElder } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './content-card.module.css'
import { feedWords } from './feed.words'

export interface ContentCardProps extends Pick<FeedCardProps, 'layout' | 'heading' | 'first' | 'onOpen'> {
  readonly item: FeedItem
  /** Whether its number of views is left out, where another number of readers stands beside it. */
  readonly hidesViews?: boolean
  /** Whether the name of its kind is left out, where the heading of its list says it. */
  readonly hidesKind?: boolean
  /** Called when the like button is tapped; when omitted, the card has no like button. */
  readonly onLike?: (item: FeedItem) => void
}

/** The facts of a card, in words. */
function useCardWords(
  { kind, counts, duration, pictures, publishedAt }: FeedItem,
  { hidesViews = false, hidesKind = false }: Pick<ContentCardProps, 'hidesViews' | 'hidesKind'>,
): FeedCardProps['words'] {
  const format = useFormat()
  const words = useWords(feedWords)
  const isHeard = kind === 'audio' || kind === 'video' || kind === 'short'
  return {
    time: format.relativeTime(publishedAt),
    ...(counts.views > 0 && !hidesViews ? { views: format.countText(counts.views, isHeard ? 'plays' : 'views') } : {}),
    ...(counts.comments > 0 ? { comments: format.countText(counts.comments, 'comments') } : {}),
    ...(duration === null ? {} : { duration: format.duration(duration) }),
    ...(pictures === null ? {} : { pictures: { count: String(pictures), label: words.pictures(pictures) } }),
    ...(kind === 'post' || hidesKind ? {} : { kind: format.kind(kind) }),
  }
}

/** A card for any list of content: its text, link and like. Renders nothing when the content has no screen. */
export const ContentCard = observer(function ContentCard({
  item,
  onLike,
  hidesViews,
  hidesKind,
  ...card
}: ContentCardProps) {
  const navigator = useService(Navigator)
  const elder = useIsElder()
  // The site may show its lists without pictures (B13).
  const picturesOff = useService(SiteStore).config?.showPicture === false
  const format = useFormat()
  const words = useWords(feedWords)
  const cardWords = useCardWords(item, { hidesViews, hidesKind })
  const { kind, id, externalUrl, counts, liked } = item
  const href = shownAddress(navigator, contentTarget(kind, id, externalUrl))
  if (href === null) return null
  const { layout, ...others } = card
  // Large text is not laid out in columns.
  const shownLayout = picturesOff ? 'text' : elder && layout === 'waterfall' ? undefined : layout
  return (
    <FeedCard
      {...others}
      {...(shownLayout === undefined ? {} : { layout: shownLayout })}
      wide={elder}
      item={item}
      href={href}
      words={cardWords}
      action={
        onLike && (
          <IconButton
            label={words.likeOf(item.title)}
            isPressed={liked}
            className={classNames(styles.like, liked && styles.liked)}
            icon={<Icon of={Heart} size={16} />}
            {...(counts.likes > 0 && format.showsFigures ? { text: format.count(counts.likes) } : {})}
            onClick={() => onLike(item)}
          />
        )
      }
    />
  )
})
