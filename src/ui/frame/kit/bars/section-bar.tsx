import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../styles/class-names'
import styles from './section-bar.module.css'

interface SectionBarProps {
  /** The accessible name of the bar. */
  readonly label: string
  readonly sections: readonly { readonly id: string; readonly name: string }[]
  /** The id of the section that is being read (`useScrollSpy`). */
  readonly current: string
  readonly onChoose: (id: string) => void
}

/** The names of a page's sections in a sticky bar; the section that is being read is marked. */
export function SectionBar({ label, sections, current, onChoose }: SectionBarProps) {
  const list = useRef<HTMLUListElement>(null)

  // Scrolls the bar itself, because scrollIntoView would also stop a smooth scroll of the page.
  useLayoutEffect(() => {
    const bar = list.current
    const name = bar?.querySelector<HTMLElement>('[aria-current]')
    if (!bar || !name) return
    bar.scrollLeft = name.offsetLeft - (bar.clientWidth - name.clientWidth) / 2
  }, [current])

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.name, id === current && styles.current)}
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
