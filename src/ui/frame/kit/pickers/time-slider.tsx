import type { CSSProperties, KeyboardEvent } from 'react'
import { classNames } from '../styles/class-names'
import styles from './time-slider.module.css'

interface TimeSliderProps {
  readonly label: string
  /** The first position in seconds, which is 0 except for live streams. */
  readonly start?: number
  /** The last position in seconds. It is equal to `start` while the duration is unknown. */
  readonly end: number
  /** The current position in seconds. */
  readonly time: number
  /** The position in seconds up to which the media is buffered. */
  readonly buffered?: number
  /** The position for screen readers, such as '1 minute of 4 minutes'. */
  readonly spoken: string
  /** Whether it is white, for use over a picture. */
  readonly onMedia?: boolean
  /** Called while the thumb is dragged. */
  readonly onScrub: (time: number) => void
  readonly onEnd: () => void
  /** Called when a key moves the position. */
  readonly onSeek: (time: number) => void
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
  Home: -Infinity,
  End: Infinity,
}

/** The playback position as a slider. The arrow keys move it by five seconds, Page Up and Page Down by thirty. */
export function TimeSlider({
  label,
  start = 0,
  end,
  time,
  buffered = start,
  spoken,
  onMedia = false,
  onScrub,
  onEnd,
  onSeek,
}: TimeSliderProps) {
  const isKnown = end > start
  const clamp = (value: number) => Math.max(start, Math.min(end, value))
  const index = isKnown ? clamp(time) : start
  const part = (value: number) => `${isKnown ? (100 * (clamp(value) - start)) / (end - start) : 0}%`
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // The surrounding player handles the same keys, so it must not get the event.
    event.stopPropagation()
    onSeek(clamp(index + step))
  }
  return (
    <input
      type="range"
      className={classNames(styles.slider, onMedia && styles.onMedia)}
      style={{ '--played': part(index), '--buffered': part(buffered) } as CSSProperties}
      aria-label={label}
      aria-valuetext={spoken}
      min={start}
      max={isKnown ? end : start + 1}
      step="any"
      value={index}
      disabled={!isKnown}
      onChange={(event) => onScrub(event.currentTarget.valueAsNumber)}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onTouchEnd={onEnd}
      onBlur={onEnd}
      onKeyDown={onKeyDown}
    />
  )
}
