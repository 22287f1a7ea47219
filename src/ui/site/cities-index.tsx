import { useRef, useState, type PointerEvent } from 'react'
import { letterAt } from '../../domain/site/cities'
import { classNames } from '../kit/class-names'
import { useWords } from '../words/words'
import styles from './cities.module.css'
import { citiesWords } from './cities.words'

/** The letters at the edge: each goes to its cities, and a finger may slide over them. */
export function CitiesIndex({ letters }: { readonly letters: readonly string[] }) {
  const words = useWords(citiesWords)
  const list = useRef<HTMLOListElement>(null)
  const [under, setUnder] = useState<string | null>(null)

  const go = (letter: string) => document.getElementById(`letter-${letter}`)?.scrollIntoView({ block: 'start' })
  const slide = (event: PointerEvent) => {
    const box = list.current?.getBoundingClientRect()
    if (box === undefined) return
    const letter = letterAt(letters, (event.clientY - box.top) / Math.max(1, box.height))
    if (letter === null || letter === under) return
    setUnder(letter)
    go(letter)
  }

  return (
    <nav aria-label={words.index} className={styles.index}>
      <ol
        ref={list}
        className={styles.letters}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          slide(event)
        }}
        onPointerMove={(event) => under !== null && slide(event)}
        onPointerUp={() => setUnder(null)}
        onPointerCancel={() => setUnder(null)}
      >
        {letters.map((letter) => (
          <li key={letter}>
            <button type="button" className={classNames(styles.letter, letter === under && styles.under)} aria-label={words.letter(letter)} onClick={() => go(letter)}>
              {letter}
            </button>
          </li>
        ))}
      </ol>
      {under !== null && (
        <span className={styles.bubble} aria-hidden="true">
          {under}
        </span>
      )}
    </nav>
  )
}
