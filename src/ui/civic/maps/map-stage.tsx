import { LocateFixed } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import type { CityMap } from '../../../domain/civic/maps/city-map'
import { IconButton } from '../../frame/kit/button'
import { Icon } from '../../frame/kit/icon'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { MapCanvas } from './lazy-map-canvas'
import type { MapControls } from './map-canvas'
import { MapFoot } from './map-foot'
import { mapsWords } from './maps.words'
import { usePlaceKind } from './place-row'
import type { PracticeMapViewModel } from './practice-map.view-model'
import styles from './practice-map.module.css'

interface MapStageProps {
  readonly viewModel: PracticeMapViewModel
  readonly city: CityMap
  /** The heading of the list, which the skip link leads to. */
  readonly listId: string
  readonly stageId: string
}

/** The map with its buttons, and a link that skips it. */
export const MapStage = observer(function MapStage({ viewModel, city, listId, stageId }: MapStageProps) {
  const words = useWords(mapsWords)
  const format = useFormat()
  const kindOf = usePlaceKind()
  const [controls, setControls] = useState<MapControls | null>(null)
  const { places, selectedKey, ownPosition, aim, onMapMoved, pickMark, showTogether, locate } = viewModel
  const marks = useMemo(
    () => ({
      place: (place: Parameters<typeof kindOf>[0]) => words.markOf(kindOf(place), place.name),
      group: words.group,
      count: (count: number) => format.count(count),
    }),
    [words, format, kindOf],
  )
  const skip = () => document.getElementById(listId)?.focus()
  return (
    <div id={stageId} className={styles.frame}>
      <button type="button" className={styles.skip} onClick={skip}>
        {words.skip}
      </button>
      <div className={styles.stage}>
        <MapCanvas
          city={city}
          label={words.map}
          words={marks}
          aim={aim}
          places={places.places?.places ?? noItems}
          groups={places.places?.groups ?? noItems}
          selectedKey={selectedKey}
          ownPosition={ownPosition}
          onShown={onMapMoved}
          onPick={pickMark}
          onTogether={showTogether}
          onReady={setControls}
        />
      </div>
      <MapFoot city={city} controls={controls}>
        <IconButton label={words.locate} icon={<Icon of={LocateFixed} />} onClick={() => void locate()} />
      </MapFoot>
    </div>
  )
})

const noItems = [] as const
