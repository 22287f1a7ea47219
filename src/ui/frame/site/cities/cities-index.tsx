import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { letterAt } from '../../../../domain/frame/site/cities'
import { classNames } from '../../kit/styles/class-names'
import { useWords } from '../../words/words'
import styles from '../cities.module.css'
import { citiesWords } from '../cities.words'

/** The number of letters by which each key moves. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity,
}

/** The letters at the edge, as one slider for a finger and the arrow keys; single letters would be too small to tap. */
export function CitiesIndex({ letters }: { readonly letters: readonly string[] }) {
  const words = useWords(citiesWords)
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [sliding, setSliding] = useState(false)
  const letter = letters[Math.min(index, letters.length - 1)] ?? ''

  const go = (query: string) => {
    setIndex(letters.indexOf(query))
    document.getElementById(`letter-${query}`)?.scrollIntoView({ block: 'start' })
  }
  const slide = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (box === undefined) return
    const under = letterAt(letters, (event.clientY - box.top) / Math.max(1, box.height))
    if (under !== null && under !== letter) go(under)
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(letters[Math.min(letters.length - 1, Math.max(0, index + by))] ?? letter)
  }

  return (
    <div
      ref={track}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.index}
      aria-valuemin={1}
      aria-valuemax={letters.length}
      aria-valuenow={index + 1}
      aria-valuetext={letter}
      className={styles.index}
      onKeyDown={step}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setSliding(true)
        slide(event)
      }}
      onPointerMove={(event) => sliding && slide(event)}
      onPointerUp={() => setSliding(false)}
      onPointerCancel={() => setSliding(false)}
    >
      {letters.map((each) => (
        <span
          key={each}
          className={classNames(styles.letter, sliding && each === letter && styles.under)}
          aria-hidden="true"
        >
          {each}
        </span>
      ))}
      {sliding && (
        <span className={styles.bubble} aria-hidden="true">
          {letter}
        </span>
      )}
    </div>
  )
}
