import { Building2, Clock, Wallet } from 'lucide-react'
import type { GuideCard } from '../../../domain/civic/guides/guide'
import { CardFact } from '../../frame/kit/cards/card-row'
import { Link } from '../../frame/kit/buttons/link'
import { useWords } from '../../frame/words/words'
import styles from './guide-row.module.css'
import { guidePath } from './guides.paths'
import { guidesWords } from './guides.words'

interface GuideRowProps {
  readonly guide: GuideCard
  readonly heading?: 'h2' | 'h3'
}

/** A guide in a list: what it is for, who does it, how long it takes, and whether it is free. */
export function GuideRow({ guide, heading: Heading = 'h2' }: GuideRowProps) {
  const words = useWords(guidesWords)
  const { id, title, summary, department, promisedDays, isFree } = guide
  return (
    <article className={styles.row}>
      <Heading className={styles.title}>
        <Link to={guidePath(id)} className={styles.link}>
          {title}
        </Link>
      </Heading>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.facts}>
        {department !== null && <CardFact icon={Building2}>{department.name}</CardFact>}
        <CardFact icon={Clock}>{promisedDays === 0 ? words.atOnce : words.within(promisedDays)}</CardFact>
        {isFree && <CardFact icon={Wallet}>{words.free}</CardFact>}
      </div>
    </article>
  )
}
