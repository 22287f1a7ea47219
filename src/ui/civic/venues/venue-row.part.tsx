import type { VenueCard } from '../../../domain/civic/venues/venue'
import { Meta } from '../../frame/kit/facts/meta'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { venuePath } from './venues.paths'
import { venuesWords } from './venues.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

interface VenueRowProps {
  readonly venue: VenueCard
  readonly heading?: 'h2' | 'h3'
}

/** A venue in a list. */
export function VenueRow({ venue, heading }: VenueRowProps) {
  const words = useWords(venuesWords)
  const format = useFormat()
  return (
    <CardRowPart
      to={venuePath(venue.id)}
      title={venue.name}
      heading={heading}
      cover={venue.cover}
      summary={venue.address}
      about={<Meta parts={[words[`kind.${venue.kind}`], venue.distance !== null && format.distance(venue.distance)]} />}
    />
  )
}
