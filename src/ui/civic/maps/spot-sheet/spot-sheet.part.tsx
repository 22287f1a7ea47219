import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { MapSpot } from '../../../../application/civic/maps/map-spot'
import type { CityMap } from '../../../../domain/civic/maps/city-map'
import type { GeoPoint } from '../../../../domain/frame/places/geo-point'
import { Button } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Loaded } from '../../../frame/kit/states/loaded'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useWords } from '../../../frame/words/words'
import { MapCanvas } from '../canvas/lazy-map-canvas'
import type { MapControls } from '../canvas/map-canvas'
import { MapTools } from '../canvas/map-tools'
import styles from './spot-sheet.module.css'
import { spotWords } from './spot-sheet.words'

interface SpotButtonProps {
  readonly spot: MapSpot
  /** The spot to show, or to begin with. */
  readonly at: GeoPoint | null
  /** Called with the chosen spot; without it, the spot is only shown. */
  readonly onChoose?: (spot: GeoPoint) => void
}

/** A button that opens a map of the city around one spot, to look at the spot or to choose another one. */
export const SpotButtonPart = observer(function SpotButtonPart({ spot, at, onChoose }: SpotButtonProps) {
  const words = useWords(spotWords)
  return (
    <>
      <Button small icon={<Icon of={MapPin} size={16} />} onClick={() => spot.open(at)}>
        {onChoose === undefined ? words.onMap : words.choose}
      </Button>
      <SpotSheetPart spot={spot} {...(onChoose && { onChoose })} />
    </>
  )
})

/** The map around one spot, for a screen whose own buttons open it. */
export const SpotSheetPart = observer(function SpotSheetPart({ spot, onChoose }: Omit<SpotButtonProps, 'at'>) {
  const words = useWords(spotWords)
  const isChosen = onChoose !== undefined
  const take = () => {
    if (spot.middle !== null) onChoose?.(spot.middle)
    spot.close()
  }
  return (
    <Sheet
      open={spot.isOpen}
      onClose={spot.close}
      title={isChosen ? words.chooseTitle : words.title}
      flush
      footer={
        isChosen && (
          <Button kind="primary" block disabled={spot.middle === null} onClick={take}>
            {words.take}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {isChosen && <p className={styles.text}>{words.chooseText}</p>}
        <Loaded of={spot.map} failed={words.failed} loading={words.loading}>
          {(city) => <SpotMap spot={spot} city={city} isChosen={isChosen} />}
        </Loaded>
      </div>
    </Sheet>
  )
})

interface SpotMapProps {
  readonly spot: MapSpot
  readonly city: CityMap
  readonly isChosen: boolean
}

const SpotMap = observer(function SpotMap({ spot, city, isChosen }: SpotMapProps) {
  const words = useWords(spotWords)
  const [controls, setControls] = useState<MapControls | null>(null)
  return (
    <div className={styles.stage}>
      <MapCanvas
        city={city}
        label={words.map}
        words={noMarks}
        aim={spot.aim}
        places={noItems}
        groups={noItems}
        selectedKey={null}
        ownPosition={null}
        spot={isChosen ? null : spot.mark}
        onShown={spot.onShown}
        onPick={nothing}
        onTogether={nothing}
        onReady={setControls}
      />
      {isChosen && <MapPin className={styles.pin} aria-hidden="true" />}
      <MapTools city={city} controls={controls} />
    </div>
  )
})

const noItems = [] as const
const noMarks = { place: () => '', group: () => '', count: () => '' }
const nothing = () => undefined
