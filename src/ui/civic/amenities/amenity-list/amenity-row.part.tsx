import { Accessibility, Map } from 'lucide-react'
import type { AmenityCard } from '../../../../domain/civic/amenities/amenity'
import { CardFact, CardRow } from '../../../frame/kit/cards/card-row'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Meta } from '../../../frame/kit/facts/meta'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { amenityMapPath } from '../../maps/maps.paths'
import { amenitiesWords } from '../amenities.words'
import { amenityPath } from '../amenities.paths'
import { useAmenityKind } from '../amenity-kind.part'
import { OpenNow } from '../opening-hours.part'

interface AmenityRowProps {
  readonly amenity: AmenityCard
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A place of everyday use in a list. */
export function AmenityRow({ amenity, now }: AmenityRowProps) {
  const words = useWords(amenitiesWords)
  const format = useFormat()
  const kindOf = useAmenityKind()
  const { id, kind, name, cover, address, hours, distance, accessibility } = amenity
  return (
    <CardRow
      to={amenityPath(id)}
      title={name}
      cover={cover}
      coverAt="end"
      summary={address}
      about={<Meta parts={[<OpenNow key="open" hours={hours} now={now} />]} />}
      facts={
        <>
          <Meta parts={[distance !== null && format.distance(distance), kindOf(kind)]} />
          {accessibility.includes('step-free') && <CardFact icon={Accessibility}>{words['access.step-free']}</CardFact>}
        </>
      }
      act={
        <ButtonLink to={amenityMapPath(id)} small label={words.onMap(name)}>
          <Icon of={Map} size={18} />
        </ButtonLink>
      }
    />
  )
}
