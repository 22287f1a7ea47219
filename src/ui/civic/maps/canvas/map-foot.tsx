import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CityMap } from '../../../../domain/civic/maps/city-map'
import { IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import type { MapControls } from './map-canvas'
import { mapsWords } from '../maps.words'
import styles from '../places-map.module.css'

interface MapFootProps {
  readonly city: CityMap
  /** It is null until the map is ready. */
  readonly controls: MapControls | null
  /** Further buttons. */
  readonly children?: ReactNode
}

/** Source and buttons of a map. They stand below it, since over the map they would cover marks. */
export function MapFoot({ city, controls, children }: MapFootProps) {
  const words = useWords(mapsWords)
  const isReady = controls !== null
  return (
    <div className={styles.foot}>
      <p className={styles.attribution}>{city.attribution}</p>
      <IconButton
        label={words.nearer}
        icon={<Icon of={Plus} />}
        disabled={!isReady}
        onClick={() => controls?.zoom(1)}
      />
      <IconButton
        label={words.farther}
        icon={<Icon of={Minus} />}
        disabled={!isReady}
        onClick={() => controls?.zoom(-1)}
      />
      {children}
    </div>
  )
}
