import type { ReactNode } from 'react'
import type { OwnItem } from '../../../domain/people/account/own-item'
import { Badge } from '../../frame/kit/badges/badge'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { DurationText, Meta } from '../../frame/kit/facts/meta'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { accountWords } from './account.words'
import styles from './content-row.module.css'

interface ContentRowProps {
  readonly item: OwnItem
  /** The path of the content; null when this version lacks its screen, so that the content is listed without a link. */
  readonly href: string | null
  readonly facts: readonly ReactNode[]
  /** Shown below the title, such as the position to continue from. */
  readonly note?: string | undefined
  /** The fraction that was played, 0 to 1. */
  readonly part?: number | null
  /** The heading level of its title, one below the heading above it. */
  readonly heading: 'h2' | 'h3'
}

/** Cover art of sound and of channels is square. */
export function hasSquareCover({ kind }: OwnItem): boolean {
  return kind === 'audio' || kind === 'album' || kind === 'channel'
}

/** A content or a channel in one of the member's own lists: small, with facts such as when they read it. */
export function ContentRow({ item, href, facts, note, part = null, heading: Heading }: ContentRowProps) {
  const format = useFormat()
  const words = useWords(accountWords)
  const isSquare = hasSquareCover(item)
  return (
    <article className={styles.row}>
      {(item.covers[0] !== undefined || item.duration !== null) && (
        <div className={styles.cover} data-square={isSquare || undefined}>
          <Image src={item.covers[0] ?? null} alt="" ratio={isSquare ? '1:1' : '4:3'} width={isSquare ? 72 : 104} />
          {item.duration !== null && (
            <span className={styles.duration}>
              <DurationText text={format.duration(item.duration)} spoken={format.spokenDuration(item.duration)} />
            </span>
          )}
          {part !== null && (
            <svg className={styles.part} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={part * 100} height="1" />
            </svg>
          )}
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          {href === null ? (
            item.title
          ) : (
            <Link to={href} className={styles.link}>
              {item.title}
            </Link>
          )}
        </Heading>
        {item.kind === 'channel' && item.summary !== '' && <p className={styles.summary}>{item.summary}</p>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <p className={styles.facts}>
          <Badge tone="accent">
            {item.kind === 'channel' ? words[`channel.${item.channel}`] : format.kind(item.kind)}
          </Badge>
          <Meta parts={facts} />
        </p>
      </div>
    </article>
  )
}
