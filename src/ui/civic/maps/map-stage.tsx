import { LocateFixed, Minus, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../../frame/kit/button'
import { Icon } from '../../frame/kit/icon'
import { lazyPart } from '../../frame/shell/lazy-part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import type { MapCanvasProps, MapControls } from './map-canvas'
import { mapsWords } from './maps.words'
import { usePlaceKind } from './place-row'
import styles from './places-map.module.css'

const MapCanvas = lazyPart<MapCanvasProps>(
  async () => (await import(/* webpackChunkName: "map-canvas" */ './map-canvas')).MapCanvas,
  { failedPart: MapMissing },
)

function MapMissing({ retryLoading }: { readonly retryLoading: () => void }) {
  const words = useWords(mapsWords)
  return (
    <div className={styles.missing} role="status">
      <p>{words.mapMissing}</p>
      <Button small onClick={retryLoading}>
        {words.again}
      </Button>
    </div>
  )
}

/** The place of a map that is still loading. */
export function MapPlaceholder() {
  const words = useWords(mapsWords)
  return (
    <>
      <div className={styles.place} role="status" aria-label={words.loading} aria-busy />
      <div className={styles.foot} />
    </>
  )
}

interface MapStageProps extends Omit<MapCanvasProps, 'label' | 'words' | 'onReady'> {
  /** Asks for the visitor's position. */
  readonly onLocate: () => void
  /** The heading of the list, which the skip link leads to. */
  readonly listId: string
  readonly stageId: string
}

/** The map with its buttons, and a link that skips it. */
export const MapStage = observer(function MapStage({ listId, stageId, onLocate, ...canvas }: MapStageProps) {
  const words = useWords(mapsWords)
  const format = useFormat()
  const kindOf = usePlaceKind()
  const controls = useRef<MapControls | null>(null)
  const [isReady, setReady] = useState(false)
  const marks = useMemo(
    () => ({
      place: (place: Parameters<typeof kindOf>[0]) => words.markOf(kindOf(place), place.name),
      group: words.group,
      count: (count: number) => format.count(count),
    }),
    [words, format, kindOf],
  )
  const takeControls = (made: MapControls | null) => {
    controls.current = made
    setReady(made !== null)
  }
  const skip = () => document.getElementById(listId)?.focus()
  return (
    <div id={stageId} className={styles.frame}>
      <button type="button" className={styles.skip} onClick={skip}>
        {words.skip}
      </button>
      <div className={styles.stage}>
        <MapCanvas {...canvas} label={words.map} words={marks} onReady={takeControls} />
      </div>
      {/* The buttons stand below the map, since over the map they would cover marks. */}
      <div className={styles.foot}>
        <p className={styles.attribution}>{canvas.city.attribution}</p>
        <IconButton
          label={words.nearer}
          icon={<Icon of={Plus} />}
          disabled={!isReady}
          onClick={() => controls.current?.zoom(1)}
        />
        <IconButton
          label={words.farther}
          icon={<Icon of={Minus} />}
          disabled={!isReady}
          onClick={() => controls.current?.zoom(-1)}
        />
        <IconButton label={words.locate} icon={<Icon of={LocateFixed} />} onClick={onLocate} />
      </div>
    </div>
  )
})
