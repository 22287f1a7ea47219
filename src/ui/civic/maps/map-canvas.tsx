import 'leaflet/dist/leaflet.css'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CityMap } from '../../../domain/civic/maps/city-map'
import type { MapView } from '../../../domain/civic/maps/map-view'
import styles from './map-canvas.module.css'
import { MapDrawing, type DrawnPlaces, type MapEvents } from './map-drawing'
import type { MarkWords } from './place-marks'

/** The acts of the buttons beside the map. */
export interface MapControls {
  zoom(step: 1 | -1): void
}

export interface MapCanvasProps extends MapEvents, DrawnPlaces {
  readonly city: CityMap
  readonly label: string
  readonly words: MarkWords
  /** The first view of the map; a new object moves the map there. */
  readonly aim: MapView | null
  /** Called with the controls once they work, and with null on unmount. */
  readonly onReady: (controls: MapControls | null) => void
}

/** The map itself; its code is loaded when it is first shown. */
export const MapCanvas = observer(function MapCanvas({ city, label, aim, ...props }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null)
  const drawing = useRef<MapDrawing | null>(null)
  const aimed = useRef(aim)
  const { places, groups, selectedKey, ownPosition } = props
  const begin = useEffectEvent((target: HTMLDivElement) => {
    const { words, onReady, onShown, onPick, onTogether } = props
    const made = new MapDrawing(target, city, aim, words, { onShown, onPick, onTogether })
    drawing.current = made
    made.show({ places, groups, selectedKey, ownPosition })
    onReady(made)
    return made
  })
  const end = useEffectEvent(() => props.onReady(null))
  useEffect(() => {
    if (element.current === null) return undefined
    const made = begin(element.current)
    const sizes = new ResizeObserver(() => made.resize())
    sizes.observe(element.current)
    return () => {
      sizes.disconnect()
      drawing.current = null
      made.remove()
      end()
    }
  }, [city])
  useEffect(() => {
    drawing.current?.show({ places, groups, selectedKey, ownPosition })
  }, [places, groups, selectedKey, ownPosition])
  useEffect(() => {
    if (aim !== null && aim !== aimed.current) drawing.current?.goTo(aim)
    aimed.current = aim
  }, [aim])
  return <div ref={element} className={styles.map} role="application" aria-label={label} />
})
