import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { CurrentTime } from '../../../application/civic/amenities/current-time'
import type { AmenityCard } from '../../../domain/civic/amenities/amenity'
import { Link } from '../../frame/kit/buttons/link'
import { Meta } from '../../frame/kit/facts/meta'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { amenityPath } from '../amenities/amenities.paths'
import { useAmenityKind } from '../amenities/amenity-kind.part'
import { OpenNow } from '../amenities/open-now.part'
import styles from './surroundings.module.css'
import { surroundingsWords } from './surroundings.words'

interface OpenPlacesRowProps {
  readonly places: readonly AmenityCard[]
  /** The present time. Only the tiles observe it, so that the rest of the screen is not rendered again with it. */
  readonly time: CurrentTime
}

/** Places nearby that are open now, as a line of tiles. */
export const OpenPlacesRow = observer(function OpenPlacesRow({ places, time }: OpenPlacesRowProps) {
  const words = useWords(surroundingsWords)
  const format = useFormat()
  const kindOf = useAmenityKind()
  const headingId = useId()
  if (places.length === 0) return null
  return (
    <section className={styles.open} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words.openNow}
      </h2>
      <ul className={styles.tiles}>
        {places.map(({ id, name, kind, hours, distance }) => (
          <li key={id} className={styles.tile}>
            <Link to={amenityPath(id)} className={styles.tileLink}>
              <span className={styles.tileName}>{name}</span>
              <OpenNow hours={hours} now={time.now} />
              <Meta parts={[kindOf(kind), distance !== null && format.distance(distance)]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
