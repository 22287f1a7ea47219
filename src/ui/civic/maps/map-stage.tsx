import { LocateFixed } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type FocusEvent, type ReactNode } from 'react'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { MapCanvas } from './canvas/lazy-map-canvas'
import type { MapCanvasProps, MapControls } from './canvas/map-canvas'
import { MapTools } from './canvas/map-tools'
import { mapsWords } from './maps.words'
import { usePlaceKind } from './place-row'
import styles from './places-map.module.css'

/** The place of a map that is still loading. */
export function MapPlaceholder() {
  const words = useWords(mapsWords)
  return <div className={styles.place} role="status" aria-label={words.loading} aria-busy />
}

interface MapStageProps extends Omit<MapCanvasProps, 'label' | 'words' | 'onReady'> {
  /** Asks for the visitor's position. */
  readonly onLocate: () => void
  /** The heading of the list, which the skip link leads to. */
  readonly listId: string
  readonly stageId: string
}

/** Moves the sheet away from a mark or button of the map that gets the focus by keyboard. */
function showForKeyboard({ target }: FocusEvent, stageId: string): void {
  if (target.matches(':focus-visible')) document.getElementById(stageId)?.scrollIntoView?.({ block: 'start' })
}

/** The map with its buttons, and a link that skips it. */
export const MapStage = observer(function MapStage({ listId, stageId, onLocate, ...canvas }: MapStageProps) {
  const words = useWords(mapsWords)
  const format = useFormat()
  const kindOf = usePlaceKind()
  const [controls, setControls] = useState<MapControls | null>(null)
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
    <>
      {/* The map itself stays where it is while the page scrolls, so the way back to it leads to its place. */}
      <div id={stageId} className={styles.anchor} />
      <div className={styles.frame} onFocus={(event) => showForKeyboard(event, stageId)}>
        <button type="button" className={styles.skip} onClick={skip}>
          {words.skip}
        </button>
        <div className={styles.stage}>
          <MapCanvas {...canvas} label={words.map} words={marks} onReady={setControls} />
          <MapTools city={canvas.city} controls={controls}>
            <IconButton label={words.locate} icon={<Icon of={LocateFixed} />} onClick={onLocate} />
          </MapTools>
        </div>
      </div>
    </>
  )
})

/** What stands below a map. It is a sheet over the map: scrolling the page drags it up over the map, and down again. */
export function MapSheet({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
