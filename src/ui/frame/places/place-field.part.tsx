import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { NamedPlace } from '../../../domain/frame/places/named-place'
import { LocateFixed, MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { PositionStore } from '../../../application/frame/places/position.store'
import { Button } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { TextField } from '../kit/fields/text-field'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './places.module.css'
import { placesWords } from './places.words'
import { PositionNotice } from './position-notice.part'

interface PlaceFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly letters: number
  readonly value: NamedPlace
  /** Passes only the changed part, because a position may arrive long after it was requested. */
  readonly onChange: (part: Partial<NamedPlace>) => void
  readonly optional?: boolean
  /** Whether it takes the focus when it appears, because somebody asked for it. */
  readonly autoFocus?: boolean
  /** Another way to give the position, such as a map. */
  readonly children?: ReactNode
}

/**
 * A field for a place’s name, with the writer’s own position if they are there; the position is optional. It asks where
 * something is, so that the browser does not offer the address of its user.
 */
export const PlaceField = observer(function PlaceField({ value, onChange, children, ...field }: PlaceFieldProps) {
  const words = useWords(placesWords)
  const positions = useService(PositionStore)
  const isLocating = positions.state.kind === 'looking'
  const setPosition = (place: GeoPoint | null) =>
    onChange({ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null })
  const locate = async () => {
    const devicePosition = await positions.find()
    if (devicePosition !== null) setPosition(devicePosition)
  }
  return (
    <div className={styles.field}>
      <TextField {...field} autoComplete="off" value={value.name} onChange={(name) => onChange({ name })} />
      <div className={styles.ways}>
        {value.latitude === null ? (
          <Button small icon={<Icon of={LocateFixed} size={16} />} busy={isLocating} onClick={() => void locate()}>
            {words.locate}
          </Button>
        ) : (
          <p className={styles.given}>
            <Icon of={MapPin} size={16} />
            <span>{words.located}</span>
            <Button kind="quiet" small onClick={() => setPosition(null)}>
              {words.forget}
            </Button>
          </p>
        )}
        {children}
      </div>
      <PositionNotice />
    </div>
  )
})
