import type { ReactNode } from 'react'
import type { FeedItem, FeedLayout } from '../../domain/feed/feed-item'
import { shownLayout } from '../../domain/feed/feed-item'
import { Badge } from './badge'
import { classNames } from './class-names'
import styles from './feed-card.module.css'
import { Image } from './image'
import { Link } from './link'
import { DurationText, Meta, TimeText } from './meta'

/** What a card says besides the item's own words; what is left out does not show. */
export interface FeedCardWords {
  /** When it was published (B55). */
  readonly time?: string
  /** How often it was seen, with the unit and the noun: '1.20万阅读', '12k views' (B53). */
  readonly views?: string
  readonly comments?: string
  /** Its length, such as '04:05'. */
  readonly duration?: string
  /** What kind of content it is, such as 'Video'; for what is not an article. */
  readonly kind?: string
}

export interface FeedCardProps {
  readonly item: FeedItem
  readonly href: string
  readonly words: FeedCardWords
  /** Another layout than the item's own. */
  readonly layout?: FeedLayout | 'waterfall'
  /** Its cover takes the whole width, as the styles of elder mode give it. */
  readonly wide?: boolean
  /** The level of its title below what stands over it; h2 under the title of a screen. */
  readonly heading?: 'h2' | 'h3'
  /** On the first view: its pictures are asked for at once. */
  readonly first?: boolean
  /** Right of the facts, such as a like button. It works by itself, beside the card's link. */
  readonly action?: ReactNode
  readonly onOpen?: () => void
}

/** One piece of content in a feed. The whole card is its link; readers hear the title. */
export function FeedCard({
  item,
  href,
  words,
  layout,
  wide = false,
  heading: Heading = 'h2',
  first,
  action,
  onOpen,
}: FeedCardProps) {
  const shown =
    layout === 'waterfall'
      ? item.covers.length > 0
        ? 'waterfall'
        : 'text'
      : shownLayout({ layout: layout ?? item.layout, covers: item.covers })
  // The art of sound is square, and stays so.
  const isSquare = item.kind === 'audio' || item.kind === 'album'
  const title = (
    <Heading className={styles.title}>
      <Link to={href} className={styles.link} onClick={onOpen}>
        {item.title}
      </Link>
    </Heading>
  )
  const facts = (
    <div className={styles.facts}>
      {words.kind && <Badge tone="accent">{words.kind}</Badge>}
      <Meta
        className={styles.meta}
        parts={[
          item.source?.name,
          words.time && <TimeText at={item.publishedAt} text={words.time} />,
          words.views,
          words.comments,
        ]}
      />
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
  return (
    <article
      className={classNames(
        styles.card,
        styles[shown],
        layout === 'waterfall' && styles.waterfall,
        isSquare && styles.square,
      )}
    >
      {shown === 'text' && (
        <>
          {title}
          {item.summary && <p className={styles.summary}>{item.summary}</p>}
          {facts}
        </>
      )}
      {(shown === 'left' || shown === 'right') && (
        <>
          <div className={styles.words}>
            {title}
            {facts}
          </div>
          <Cover item={item} words={words} first={first} ratio={isSquare ? '1:1' : '4:3'} width={wide ? 'full' : 112} />
        </>
      )}
      {(shown === 'big' || shown === 'waterfall') && (
        <>
          {shown === 'big' && title}
          <Cover
            item={item}
            words={words}
            first={first}
            ratio={shown === 'big' ? '16:9' : '3:4'}
            width={shown === 'big' ? 'full' : 'half'}
          />
          {shown === 'waterfall' && title}
          {facts}
        </>
      )}
      {shown === 'three' && (
        <>
          {title}
          <div className={styles.covers}>
            {item.covers.slice(0, 3).map((cover, index) => (
              <Image key={index} src={cover} alt="" ratio="4:3" width="third" first={first} />
            ))}
          </div>
          {facts}
        </>
      )}
    </article>
  )
}

interface CoverProps {
  readonly item: FeedItem
  readonly words: FeedCardWords
  readonly first: boolean | undefined
  readonly ratio: '1:1' | '4:3' | '16:9' | '3:4'
  readonly width: 'full' | 'half' | number
}

function Cover({ item, words, first, ratio, width }: CoverProps) {
  return (
    <div className={styles.cover}>
      <Image src={item.covers[0] ?? null} alt="" ratio={ratio} width={width} first={first} />
      {words.duration && (
        <span className={styles.duration}>
          <DurationText text={words.duration} />
        </span>
      )}
    </div>
  )
}
