import { MapPin } from 'lucide-react'
import { activityPath } from '../activities/activities.paths'
import { amenityPath } from '../amenities/amenities.paths'
import { useAmenityKind } from '../amenities/amenity-kind.part'
import { useActivityKinds } from '../activities/activity-kind.part'
import type { MapPlace } from '../../../domain/civic/maps/map-place'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { useVenueKind } from '../venues/venue-kind.part'
import { venuePath } from '../venues/venues.paths'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { signs } from './canvas/map-signs'
import { mapsWords } from './maps.words'
import styles from './place-row.module.css'
import type { NearbyPlace } from './places-map/places-map.view-model'

/** Returns the name of a place's kind. */
export function usePlaceKind(): (place: MapPlace) => string {
  const [venueKind, activityKind, amenityKind] = [useVenueKind(), useActivityKinds(), useAmenityKind()]
  return (place) => {
    switch (place.sort) {
      case 'venue':
        return venueKind(place.kind)
      case 'activity':
        return activityKind(place.kind)
      case 'amenity':
        return amenityKind(place.kind)
    }
  }
}

const pathOf = { venue: venuePath, activity: activityPath, amenity: amenityPath } as const

interface PlaceRowProps {
  readonly listedPlace: NearbyPlace
  readonly isPicked: boolean
  readonly onPick: (key: string) => void
  readonly heading?: 'h2' | 'h3'
}

/** A place in the list below the map. */
export function PlaceRow({
  listedPlace: { key, place, distance },
  isPicked,
  onPick,
  heading: Heading = 'h3',
}: PlaceRowProps) {
  const words = useWords(mapsWords)
  const format = useFormat()
  const appointment = useAppointment()
  const kindOf = usePlaceKind()
  const { sort, name, address } = place
  return (
    <article className={styles.row}>
      <PlaceSign sort={sort} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={pathOf[sort](place.id)} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {sort === 'activity' && (
          <p className={styles.quiet}>
            <TimeText at={place.startsAt} text={appointment.at(place.startsAt)} />
          </p>
        )}
        <p className={styles.quiet}>{address}</p>
        <Meta parts={[kindOf(place), distance !== null && format.distance(distance)]} />
      </div>
      <IconButton
        label={words.showOnMap(name)}
        icon={<Icon of={MapPin} />}
        isPressed={isPicked}
        className={styles.pick}
        onClick={() => onPick(key)}
      />
    </article>
  )
}

/** The sign of a place, as on the map. */
export function PlaceSign({ sort }: Pick<MapPlace, 'sort'>) {
  const { outline, sign } = signs[sort]
  return (
    <svg viewBox="0 0 28 31" className={styles.sign} data-sort={sort} aria-hidden="true">
      <path d={outline} className={styles.outline} />
      <path d={sign} className={styles.inner} />
    </svg>
  )
}
