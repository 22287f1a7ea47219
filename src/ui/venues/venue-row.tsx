import type { VenueCard } from '../../domain/venues/venue'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { Meta } from '../kit/meta'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './venue-row.module.css'
import { venuePath } from './venues.routes'
import { venuesWords } from './venues.words'

interface VenueRowProps {
  readonly venue: VenueCard
  readonly heading?: 'h2' | 'h3'
}

/** A venue in a list. */
export function VenueRow({ venue, heading: Heading = 'h2' }: VenueRowProps) {
  const words = useWords(venuesWords)
  const format = useFormat()
  return (
    <article className={styles.row}>
      <Image src={venue.cover} alt="" ratio="4:3" width={112} className={styles.cover} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={venuePath(venue.id)} className={styles.link}>
            {venue.name}
          </Link>
        </Heading>
        <p className={styles.address}>{venue.address}</p>
        <Meta parts={[words[`kind.${venue.kind}`], venue.distance !== null && format.distance(venue.distance)]} />
      </div>
    </article>
  )
}
