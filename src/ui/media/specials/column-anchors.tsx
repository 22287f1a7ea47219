import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../frame/kit/styles/class-names'
import { useWords } from '../../frame/words/words'
import styles from './special.module.css'
import { specialsWords } from './specials.words'

interface ColumnAnchorsProps {
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  readonly current: string
  readonly onChoose: (id: string) => void
}

/** The names of the columns in a sticky bar; the column that is being read is marked. */
export function ColumnAnchors({ columns, current, onChoose }: ColumnAnchorsProps) {
  const words = useWords(specialsWords)
  const list = useRef<HTMLUListElement>(null)

  // Scrolls the bar itself, because scrollIntoView would also stop a smooth scroll of the page.
  useLayoutEffect(() => {
    const bar = list.current
    const anchor = bar?.querySelector<HTMLElement>('[aria-current]')
    if (!bar || !anchor) return
    bar.scrollLeft = anchor.offsetLeft - (bar.clientWidth - anchor.clientWidth) / 2
  }, [current])

  return (
    <nav className={styles.anchors} aria-label={words.columns}>
      <ul ref={list} className={styles.anchorList}>
        {columns.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.anchor, id === current && styles.currentAnchor)}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
