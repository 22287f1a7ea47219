import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './card-row.module.css'
import { Icon } from '../pictures/icon'
import { Image } from '../pictures/image'
import { Link } from '../buttons/link'
import { classNames } from '../styles/class-names'

export interface CardRowProps {
  /** The address to which the whole row links. */
  readonly to: string
  readonly title: string
  readonly heading?: 'h2' | 'h3'
  readonly cover: string | null
  /** The side on which the picture stands. At the end, no space is reserved for a missing picture. */
  readonly coverAt?: 'start' | 'end'
  /** Whether the picture is a square, as the covers of sound and the marks of channels are. */
  readonly square?: boolean
  /** Shown below the title, in at most two lines. */
  readonly summary?: string
  /** Shown below the summary, beside the picture. */
  readonly about?: ReactNode
  /** Shown below the picture. */
  readonly facts?: ReactNode
  /** Shown below everything else. */
  readonly children?: ReactNode
  /** The single button of the row, at the end of its last lines. */
  readonly act?: ReactNode
  /** Whether the summary and what follows it take the width of the row, as large words need it. */
  readonly isStacked?: boolean
  /** Whether nothing is left to take, so that the row is quieter than its neighbours. */
  readonly isTaken?: boolean
}

/** A row of a list with a picture and words beside each other. */
export function CardRow({
  to,
  title,
  heading: Heading = 'h2',
  cover,
  coverAt = 'start',
  square = false,
  summary,
  about,
  facts,
  children,
  act,
  isStacked = false,
  isTaken = false,
}: CardRowProps) {
  const picture = <Image src={cover} alt="" ratio={square ? '1:1' : '4:3'} width={112} className={styles.cover} />
  const details = (
    <>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {about}
    </>
  )
  const hasFoot = [facts, act, children, isStacked && (summary ?? about)].some(Boolean)
  return (
    <article className={classNames(styles.row, isTaken && styles.taken)}>
      <div className={styles.body}>
        {coverAt === 'start' && picture}
        <div className={styles.words}>
          <Heading className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          {!isStacked && details}
        </div>
        {coverAt === 'end' && cover !== null && picture}
      </div>
      {hasFoot && (
        <div className={styles.foot}>
          <div className={styles.more}>
            {isStacked && details}
            {facts !== undefined && <CardFacts>{facts}</CardFacts>}
            {children}
          </div>
          {act}
        </div>
      )}
    </article>
  )
}

/** A line of facts, below the picture of a row or beside it. */
export function CardFacts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>
}

/** One of the facts of a row, with its icon. */
export function CardFact({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Icon of={icon} size={14} />
      {children}
    </span>
  )
}

/** A short list of rows, such as in a card of a page. */
export function CardRows<Item extends { readonly id: string }>({
  items,
  children,
}: {
  readonly items: readonly Item[]
  readonly children: (item: Item) => ReactNode
}) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  )
}
