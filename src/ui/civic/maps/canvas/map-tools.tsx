import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CityMap } from '../../../../domain/civic/maps/city-map'
import { IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import type { MapControls } from './map-canvas'
import { mapsWords } from '../maps.words'
import styles from './map-tools.module.css'

interface MapToolsProps {
  readonly city: CityMap
  /** It is null until the map is ready. */
  readonly controls: MapControls | null
  /** Further buttons. */
  readonly children?: ReactNode
}

/** Source and buttons of a map, over its lower edge; put them into the element that holds the map. */
export function MapTools({ city, controls, children }: MapToolsProps) {
  const words = useWords(mapsWords)
  const isReady = controls !== null
  return (
    <>
      <p className={styles.attribution}>{city.attribution}</p>
      <div className={styles.tools}>
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
    </>
  )
}
