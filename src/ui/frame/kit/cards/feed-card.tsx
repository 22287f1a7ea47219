import type { ReactNode } from 'react'
import type { FeedItem, FeedLayout } from '../../../../domain/frame/content/feed-item'
import { shownLayout } from '../../../../domain/frame/content/feed-item'
import { Images } from 'lucide-react'
import { Badge } from '../badges/badge'
import { classNames } from '../styles/class-names'
import styles from './feed-card.module.css'
import { Icon } from '../pictures/icon'
import { Image } from '../pictures/image'
import { Link } from '../buttons/link'
import { DurationText, Meta, TimeText } from '../facts/meta'

/** Texts of a card besides the item's own; omitted ones are not shown. */
export interface FeedCardWords {
  /** Time of publication (B55). */
  readonly time?: string
  /** Number of views, with unit and noun: '1.20万阅读', '12k views' (B53). */
  readonly views?: string
  readonly comments?: string
  /** Duration, such as '04:05'. */
  readonly duration?: string
  /** The number of pictures of a gallery, and how it is read out: '9 pictures'. */
  readonly pictures?: { readonly count: string; readonly label: string }
  /** The kind of content, such as 'Video'; not for articles. */
  readonly kind?: string
}

export interface FeedCardProps {
  readonly item: FeedItem
  readonly href: string
  readonly words: FeedCardWords
  /** A layout other than the item's own. */
  readonly layout?: FeedLayout | 'waterfall'
  /** Whether its cover takes the whole width, as in elder mode. */
  readonly wide?: boolean
  /** The heading level of its title, one below the heading above it; h2 below the title of a screen. */
  readonly heading?: 'h2' | 'h3'
  /** Whether it is on the first view, so that its pictures are loaded eagerly. */
  readonly first?: boolean
  /** Shown to the right of the facts, such as a like button. It is not part of the card's link. */
  readonly action?: ReactNode
  readonly onOpen?: () => void
}

/** One piece of content in a feed. The whole card is a link; screen readers read its title. */
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
  const shownLayout = shownAs(item, layout)
  // Covers of audio are square, and stay so.
  const isSquare = item.kind === 'audio' || item.kind === 'album'
  const isBeside = shownLayout === 'left' || shownLayout === 'right'
  const title = (
    <Heading className={styles.title}>
      <Link to={href} className={styles.link} onClick={onOpen}>
        {item.title}
      </Link>
    </Heading>
  )
  const facts = <Facts item={item} words={words} action={action} hasDuration={isSquare} />
  const bodyProps = { item, words, first, title, facts }
  return (
    <article
      className={classNames(
        styles.card,
        styles[shownLayout],
        layout === 'waterfall' && styles.waterfall,
        isBeside && (isSquare ? styles.square : styles.beside),
      )}
    >
      {shownLayout === 'text' && <TextBody {...bodyProps} />}
      {isBeside && <BesideBody {...bodyProps} isSquare={isSquare} wide={wide} />}
      {shownLayout === 'big' && <BigBody {...bodyProps} />}
      {shownLayout === 'waterfall' && <WaterfallBody {...bodyProps} />}
      {shownLayout === 'three' && <ThreeBody {...bodyProps} />}
    </article>
  )
}

/** The layout in which a card is shown. A card without a picture is shown as text. */
function shownAs({ layout: own, covers }: FeedCardProps['item'], layout: FeedCardProps['layout']) {
  if (layout === 'waterfall') return covers.length > 0 ? 'waterfall' : 'text'
  return shownLayout({ layout: layout ?? own, covers })
}

interface FactsProps extends Pick<FeedCardProps, 'item' | 'words' | 'action'> {
  /** Whether they say the duration, because it would hide too much of a small cover. */
  readonly hasDuration: boolean
}

function Facts({ item, words, action, hasDuration }: FactsProps) {
  return (
    <div className={styles.facts}>
      {words.kind && <Badge tone="accent">{words.kind}</Badge>}
      <Meta
        className={styles.meta}
        parts={[
          hasDuration && words.duration && <DurationText key="duration" text={words.duration} />,
          item.source?.name,
          words.time && <TimeText at={item.publishedAt} text={words.time} />,
          words.views,
          words.comments,
        ]}
      />
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

interface BodyProps extends Pick<FeedCardProps, 'item' | 'words' | 'first'> {
  readonly title: ReactNode
  readonly facts: ReactNode
}

function TextBody({ item, title, facts }: BodyProps) {
  return (
    <>
      {title}
      {item.summary && <p className={styles.summary}>{item.summary}</p>}
      {facts}
    </>
  )
}

type BesideProps = BodyProps & { readonly isSquare: boolean; readonly wide: boolean }

function BesideBody({ item, words, first, title, facts, isSquare, wide }: BesideProps) {
  return (
    <>
      <div className={styles.words}>
        {title}
        {isSquare && item.summary && <p className={styles.summary}>{item.summary}</p>}
        {facts}
      </div>
      <Cover item={item} words={words} first={first} ratio={isSquare ? '1:1' : '4:3'} width={wide ? 'full' : 112} />
    </>
  )
}

function BigBody({ item, words, first, title, facts }: BodyProps) {
  return (
    <>
      {title}
      <Cover item={item} words={words} first={first} ratio="16:9" width="full" />
      {facts}
    </>
  )
}

function WaterfallBody({ item, words, first, title, facts }: BodyProps) {
  return (
    <>
      <Cover item={item} words={words} first={first} ratio="3:4" width="half" />
      {title}
      {facts}
    </>
  )
}

function ThreeBody({ item, words, first, title, facts }: BodyProps) {
  return (
    <>
      {title}
      <div className={styles.covers}>
        {item.covers.slice(0, 3).map((cover, index) => (
          <Image key={index} src={cover} alt="" ratio="4:3" width="third" first={first} />
        ))}
        <Pictures words={words} />
      </div>
      {facts}
    </>
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
      {ratio !== '1:1' && words.duration && (
        <span className={styles.duration}>
          <DurationText text={words.duration} />
        </span>
      )}
      <Pictures words={words} />
    </div>
  )
}

/** The number of pictures, at the corner of the cover. */
function Pictures({ words: { pictures } }: Pick<CoverProps, 'words'>) {
  return pictures === undefined ? null : (
    <span className={styles.pictures} role="img" aria-label={pictures.label}>
      <Icon of={Images} size={14} />
      {pictures.count}
    </span>
  )
}
