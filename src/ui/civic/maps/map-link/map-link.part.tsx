import type { AmenityKind } from '../../../../domain/civic/amenities/amenity'
import type { GeoPoint } from '../../../../domain/frame/places/geo-point'
import { Map } from 'lucide-react'
import { placeKey, type PlaceSort } from '../../../../domain/civic/maps/map-place'
import { viewText } from '../../../../domain/civic/maps/map-view'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { LinkChip } from '../../../frame/kit/chips/chips'
import { useWords } from '../../../frame/words/words'
import styles from './map-link.module.css'
import { mapWords } from './map-link.words'
import { amenityMapPath, aroundMapOf, practiceMapPath } from '../maps.paths'

/** A chip that leads from a list to the map of the same places (S138). */
export function MapChipPart({ sort }: { readonly sort: PlaceSort }) {
  return <ChipToMap to={`${practiceMapPath}?sort=${sort}`} />
}

/** A chip that leads from the list of amenities to the map of the same kind (S088). */
export function AroundMapChipPart({ kind }: { readonly kind: AmenityKind | null }) {
  return <ChipToMap to={aroundMapOf(kind)} />
}

/** A link to the map with one amenity and the way there (S089). */
export function AmenityOnMapPart({ id }: { readonly id: string }) {
  return <ToMap to={amenityMapPath(id)} />
}

interface OnMapProps {
  readonly sort: PlaceSort
  readonly id: string
  readonly at: GeoPoint
}

/** The zoom at which the streets around a place are readable. */
const zoom = 16

/** A link to the map with a place picked. */
export function OnMapPart({ sort, id, at: { latitude, longitude } }: OnMapProps) {
  const query = new URLSearchParams({ at: viewText({ latitude, longitude, zoom }), place: placeKey({ sort, id }) })
  return <ToMap to={`${practiceMapPath}?${query}`} />
}

function ToMap({ to }: { readonly to: string }) {
  const words = useWords(mapWords)
  return (
    <ButtonLink to={to} className={styles.link}>
      <Icon of={Map} size={18} />
      {words.onMap}
    </ButtonLink>
  )
}

function ChipToMap({ to }: { readonly to: string }) {
  const words = useWords(mapWords)
  return (
    <LinkChip to={to} icon={<Icon of={Map} size={16} />}>
      {words.onMap}
    </LinkChip>
  )
}
