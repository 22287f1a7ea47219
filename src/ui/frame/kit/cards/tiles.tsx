import type { ReactNode } from 'react'
import { Avatar } from '../pictures/avatar'
import { Badge } from '../badges/badge'
import { classNames } from '../styles/class-names'
import { Image } from '../pictures/image'
import { Link } from '../buttons/link'
import { Meta } from '../facts/meta'
import styles from './tiles.module.css'

interface TileProps {
  readonly href: string
  readonly title: string
  readonly cover: string | null
  /** Short facts below the title, formatted. */
  readonly facts?: readonly (string | null)[]
  readonly first?: boolean
  readonly onOpen?: () => void
}

interface MediaCardProps extends TileProps {
  /** A label on the picture, such as '04:05'. */
  readonly duration?: string
  /** A label on the picture, such as 'Live'. */
  readonly live?: string
  /** The watched part, 0 to 1. */
  readonly progress?: number
  /** 'card' has its own background and fills its column; 'row' is one of several that scroll sideways. */
  readonly look?: 'card' | 'row'
  /** The heading level, which by default is one below the heading of a section. */
  readonly heading?: 'h2' | 'h3' | undefined
}

/** A video, a live stream or a collection: its picture with the title below. */
export function MediaCard({
  href,
  title,
  cover,
  facts = [],
  first,
  duration,
  live,
  progress,
  look = 'card',
  heading,
  onOpen,
}: MediaCardProps) {
  return (
    <article className={classNames(styles.tile, look === 'row' && styles.inRow)}>
      <div className={styles.cover}>
        <Image src={cover} alt="" ratio="16:9" width={look === 'row' ? 240 : 'half'} first={first} />
        {live && (
          <span className={styles.live}>
            <Badge tone="live">{live}</Badge>
          </span>
        )}
        {duration && <span className={styles.duration}>{duration}</span>}
        {progress !== undefined && progress > 0 && (
          <svg className={styles.progress} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.min(100, progress * 100)} height="3" />
          </svg>
        )}
      </div>
      <Title href={href} title={title} heading={heading} onOpen={onOpen} />
      <Meta parts={facts} />
    </article>
  )
}

interface AlbumTileProps extends TileProps {
  /** A label on the picture, such as '12 episodes'. */
  readonly count?: string
}

/** An album: a square cover that looks like the top one of a stack. */
export function AlbumTile({ href, title, cover, facts = [], first, count, onOpen }: AlbumTileProps) {
  return (
    <article className={styles.tile}>
      <div className={classNames(styles.cover, styles.stacked)}>
        <Image src={cover} alt="" ratio="1:1" width="half" first={first} />
        {count && <span className={styles.duration}>{count}</span>}
      </div>
      <Title href={href} title={title} onOpen={onOpen} />
      <Meta parts={facts} />
    </article>
  )
}

interface ChannelTileProps extends Omit<TileProps, 'facts'> {
  /** The title of the programme on air. */
  readonly now?: string
  /** The label 'Live', while the channel is live. */
  readonly live?: string
  /** The part of the programme that is over, 0 to 1. */
  readonly progress?: number
  /** A control at the end, such as a play button. */
  readonly action?: ReactNode
  /** Whether its link replaces the history entry, for one of several channels that the same screen shows. */
  readonly replaces?: boolean
  /** Whether it is the channel that is shown. */
  readonly current?: boolean
  /** The heading level, which by default is one below the heading of a section. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** Whether its picture is a still of what it shows, as of a TV channel; otherwise it is a logo. */
  readonly still?: boolean
}

/** A radio or TV channel: its logo or a still, its name and what is on air. */
export function ChannelTile({
  href,
  title,
  cover,
  now,
  live,
  progress,
  action,
  heading,
  replaces,
  current,
  still = false,
  onOpen,
}: ChannelTileProps) {
  return (
    <article className={styles.channel}>
      {still ? (
        <div className={styles.still}>
          <Image src={cover} alt="" ratio="16:9" width={96} />
        </div>
      ) : (
        <Avatar src={cover} name={title} square />
      )}
      <div className={styles.words}>
        <Title href={href} title={title} heading={heading} replaces={replaces} current={current} onOpen={onOpen} />
        {(live ?? now) && (
          <div className={styles.now}>
            {live && <Badge tone="live">{live}</Badge>}
            {now && <span className={styles.programme}>{now}</span>}
          </div>
        )}
        {progress !== undefined && (
          <svg className={styles.onAir} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.min(100, progress * 100)} height="3" />
          </svg>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

function Title({
  href,
  title,
  heading: Heading = 'h3',
  replaces,
  current,
  onOpen,
}: Pick<MediaCardProps, 'href' | 'title' | 'heading' | 'onOpen'> & Pick<ChannelTileProps, 'replaces' | 'current'>) {
  return (
    <Heading className={styles.title}>
      <Link to={href} className={styles.link} replace={replaces} current={current} onClick={onOpen}>
        {title}
      </Link>
    </Heading>
  )
}
