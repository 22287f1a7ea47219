import { Button } from '../../../frame/kit/buttons/button'
import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import { useWords } from '../../../frame/words/words'
import type { MapCanvasProps } from './map-canvas'
import { mapsWords } from '../maps.words'
import styles from '../places-map.module.css'

/** The map itself, whose code is loaded when it is first shown. */
export const MapCanvas = lazyPart<MapCanvasProps>(
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
