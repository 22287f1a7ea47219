import { Accessibility } from 'lucide-react'
import { Fragment } from 'react'
import type { AmenityCard } from '../../../../domain/civic/amenities/amenity'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Meta } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { amenitiesWords } from '../amenities.words'
import { amenityPath } from '../amenities.paths'
import { useAmenityKind } from '../amenity-kind.part'
import { OpenNow } from '../open-now.part'
import styles from './amenity-row.module.css'
import { CardRowPart } from '../../../frame/shell/layout/card-row.part'

interface AmenityRowProps {
  readonly amenity: AmenityCard
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether the list has places of several kinds, so that each says its own. */
  readonly isMixed: boolean
}

/** A place of everyday use in a list. */
export function AmenityRow({ amenity, now, isMixed }: AmenityRowProps) {
  const words = useWords(amenitiesWords)
  const format = useFormat()
  const kindOf = useAmenityKind()
  const { id, kind, name, cover, address, hours, distance, accessibility } = amenity
  const stepFree = accessibility.includes('step-free') && (
    <Icon of={Accessibility} size={14} label={words['access.step-free']} className={styles.access} />
  )
  return (
    <CardRowPart
      to={amenityPath(id)}
      title={name}
      cover={cover}
      coverAt="end"
      summary={address}
      about={
        <Meta
          parts={[
            <OpenNow key="open" hours={hours} now={now} />,
            distance !== null && format.distance(distance),
            // The mark stands with the kind, so that it never begins a line of its own.
            isMixed ? (
              <Fragment key="kind">
                {kindOf(kind)} {stepFree}
              </Fragment>
            ) : (
              stepFree
            ),
          ]}
        />
      }
    />
  )
}
