import 'leaflet/dist/leaflet.css'
import { observer } from 'mobx-react-lite'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CityMap } from '../../../../domain/civic/maps/city-map'
import type { MapView } from '../../../../domain/civic/maps/map-view'
import styles from './map-canvas.module.css'
import { MapDrawing, type DrawnPlaces, type MapEvents } from './map-drawing'
import type { MarkWords } from './place-marks'

/** The acts of the buttons on the map. */
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

const noPoints = [] as const

/** The map itself; its code is loaded when it is first shown. */
export const MapCanvas = observer(function MapCanvas({ city, label, aim, ...props }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<MapDrawing | null>(null)
  const aimRef = useRef(aim)
  const { places, groups, selectedKey, ownPosition, way = noPoints, spot = null } = props
  const make = useEffectEvent((target: HTMLDivElement) => {
    const { words, onShown, onPick, onTogether } = props
    aimRef.current = aim
    return new MapDrawing(target, city, aim, words, { onShown, onPick, onTogether })
  })
  const tellReady = useEffectEvent((controls: MapControls | null) => props.onReady(controls))
  useEffect(() => {
    if (element.current === null) return undefined
    const createdMap = make(element.current)
    // What is drawn on the map follows with this state. As a transition it gets a task of its own; other updates would
    // run in this one, because the map has just reported its view.
    startTransition(() => setDrawing(createdMap))
    return () => createdMap.remove()
  }, [city])
  useEffect(() => {
    if (drawing === null || element.current === null) return undefined
    drawing.drawBase()
    tellReady(drawing)
    const sizes = new ResizeObserver(() => drawing.resize())
    sizes.observe(element.current)
    return () => {
      sizes.disconnect()
      tellReady(null)
    }
  }, [drawing])
  useEffect(() => {
    drawing?.show({ places, groups, selectedKey, ownPosition, way, spot })
  }, [drawing, places, groups, selectedKey, ownPosition, way, spot])
  useEffect(() => {
    if (aim !== null && aim !== aimRef.current) drawing?.goTo(aim)
    aimRef.current = aim
  }, [aim, drawing])
  return <div ref={element} className={styles.map} role="application" aria-label={label} />
})
