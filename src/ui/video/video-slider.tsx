import type { CSSProperties, KeyboardEvent } from 'react'
import styles from './video-slider.module.css'

interface VideoSliderProps {
  readonly label: string
  /** All in seconds; `start` is 0 but for what is live. */
  readonly start: number
  readonly end: number
  readonly time: number
  readonly buffered: number
  /** As it is read aloud. */
  readonly spoken: string
  /** While it is held. */
  readonly onScrub: (time: number) => void
  readonly onEnd: () => void
  readonly onSeek: (time: number) => void
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageDown: -30, PageUp: 30 }

/** The time line over the picture: what was played, what is there already, and the way to any place, by finger or by keys. */
export function VideoSlider({ label, start, end, time, buffered, spoken, onScrub, onEnd, onSeek }: VideoSliderProps) {
  const place = Math.min(end, Math.max(start, time))
  const part = (value: number) => `${end > start ? (100 * Math.min(end - start, Math.max(0, value - start))) / (end - start) : 0}%`
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.key === 'Home' ? start : event.key === 'End' ? end : keySteps[event.key] === undefined ? null : place + (keySteps[event.key] ?? 0)
    if (target === null) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(target)
  }
  return (
    <input
      type="range"
      className={styles.slider}
      style={{ '--played': part(place), '--buffered': part(buffered) } as CSSProperties}
      aria-label={label}
      aria-valuetext={spoken}
      min={start}
      max={end > start ? end : start + 1}
      step="any"
      value={place}
      onChange={(event) => onScrub(event.currentTarget.valueAsNumber)}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onTouchEnd={onEnd}
      onBlur={onEnd}
      onKeyDown={onKeyDown}
    />
  )
}
