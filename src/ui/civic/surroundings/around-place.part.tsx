import type { PlaceReference } from '../../../domain/civic/surroundings/spot'
import { Signpost } from 'lucide-react'
import { BarLink } from '../../frame/kit/bars/bar-link'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { Icon } from '../../frame/kit/pictures/icon'
import { useWords } from '../../frame/words/words'
import { aroundPlaceWords } from './around-place.words'
import styles from './around-place.module.css'
import { aroundPlacePath, myStreetPath } from './surroundings.paths'

/** A link from a place of the city to what is going on around it. */
export function AroundPlacePart(place: PlaceReference) {
  const words = useWords(aroundPlaceWords)
  return (
    <ButtonLink to={aroundPlacePath(place)} className={styles.link}>
      <Icon of={Signpost} size={18} />
      {words.around}
    </ButtonLink>
  )
}

/** A link from the bar of a map to what is going on around the visitor. */
export function MyStreetLinkPart() {
  const words = useWords(aroundPlaceWords)
  return <BarLink to={myStreetPath}>{words.myStreet}</BarLink>
}
