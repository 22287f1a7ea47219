import type { CSSProperties, KeyboardEvent } from 'react'
import styles from './seek-slider.module.css'

export interface SeekSliderProps {
  readonly label: string
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 while it is not known. */
  readonly duration: number
  /** As it is read aloud, such as '1 minute of 4 minutes'. */
  readonly spoken: string
  /** While it is held. */
  readonly onScrub: (time: number) => void
  readonly onEnd: () => void
  /** By the keyboard; seconds, back when negative. */
  readonly onSkip: (seconds: number) => void
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageDown: -30, PageUp: 30, Home: -Infinity, End: Infinity,
}

/** How far something has played, and the way to any place in it: by finger, by five seconds with the arrows, by thirty with page up and down. */
export function SeekSlider({ label, time, duration, spoken, onScrub, onEnd, onSkip }: SeekSliderProps) {
  const part = duration > 0 ? Math.min(1, time / duration) : 0
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onSkip(Number.isFinite(step) ? step : step < 0 ? -time : duration - time)
  }
  return (
    <input
      type="range"
      className={styles.slider}
      style={{ '--played': `${part * 100}%` } as CSSProperties}
      aria-label={label}
      aria-valuetext={spoken}
      min={0}
      max={duration > 0 ? duration : 1}
      step="any"
      value={duration > 0 ? Math.min(time, duration) : 0}
      disabled={duration <= 0}
      onChange={(event) => onScrub(event.currentTarget.valueAsNumber)}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onTouchEnd={onEnd}
      onBlur={onEnd}
      onKeyDown={onKeyDown}
    />
  )
}
