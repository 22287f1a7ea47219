import { MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WishCard } from '../../domain/wishes/wish'
import { Badge } from '../kit/badge'
import { Icon } from '../kit/icon'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { Meta, TimeText } from '../kit/meta'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { stateTone } from './state-tone'
import styles from './wish-row.module.css'
import { wishPath } from './wishes.routes'
import { wishesWords } from './wishes.words'

interface WishRowProps {
  readonly wish: WishCard
  /** Below the facts, such as a button of its own. */
  readonly action?: ReactNode
  readonly heading?: 'h2' | 'h3'
}

/** A wish in a list. */
export function WishRow({ wish, action, heading: Heading = 'h2' }: WishRowProps) {
  const words = useWords(wishesWords)
  const format = useFormat()
  return (
    <article className={styles.row}>
      <div className={styles.body}>
        <div className={styles.words}>
          <Heading className={styles.title}>
            <Link to={wishPath(wish.id)} className={styles.link}>
              {wish.title}
            </Link>
          </Heading>
          <p className={styles.summary}>{wish.summary}</p>
        </div>
        {wish.cover !== null && <Image src={wish.cover} alt="" ratio="4:3" width={112} className={styles.cover} />}
      </div>
      <div className={styles.facts}>
        <Badge tone={stateTone(wish.state)}>{words[`state.${wish.state}`]}</Badge>
        <span className={styles.fact}>
          <Icon of={Users} size={14} />
          {words.claimedOf(wish.claimed, wish.wanted)}
        </span>
        <span className={styles.fact}>
          <Icon of={MapPin} size={14} />
          {wish.distance === null ? wish.place.name : format.distance(wish.distance)}
        </span>
      </div>
      <Meta
        parts={[
          wish.category.name,
          wish.wisher.onBehalfOf === null
            ? wish.wisher.nickname
            : words.onBehalfOf(wish.wisher.nickname, wish.wisher.onBehalfOf),
          <TimeText key="time" at={wish.createdAt} text={format.relativeTime(wish.createdAt)} />,
        ]}
      />
      {action}
    </article>
  )
}
