import type { ReactNode } from 'react'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { guidesPath } from '../../civic/guides/guides.paths'
import { wishesPath } from '../../civic/wishes/wishes.paths'
import { Link } from '../../frame/kit/buttons/link'
import { classNames } from '../../frame/kit/styles/class-names'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import styles from './illustrated-entries.module.css'
import { servicesWords } from './services.words'

interface IllustratedEntry {
  readonly path: string
  readonly name: 'guides' | 'wishes'
  readonly text: 'guidesText' | 'wishesText'
  readonly drawing: ReactNode
}

const entries: readonly IllustratedEntry[] = [
  {
    path: guidesPath,
    name: 'guides',
    text: 'guidesText',
    // It shows a form with ticked lines, and the stamp of an office on it.
    drawing: (
      <>
        <path className={styles.shade} fill="currentColor" stroke="none" d="M16 20l34-6 8 44-34 6z" />
        <path className={styles.paper} d="M22 8h32a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z" />
        <path d="M25 21l3 3 5-6M25 34l3 3 5-6M38 22h13M38 35h13M26 48h14" />
        <circle fill="currentColor" stroke="none" cx="57" cy="51" r="11" />
        <path className={styles.cut} d="M52 51l4 4 7-8" />
      </>
    ),
  },
  {
    path: wishesPath,
    name: 'wishes',
    text: 'wishesText',
    // It shows a sky lantern with a heart, as people send one up with a wish, over an open hand.
    drawing: (
      <>
        <circle className={styles.shade} fill="currentColor" stroke="none" cx="40" cy="30" r="26" />
        <path className={styles.paper} d="M26 12c6-6 22-6 28 0 4 8 2 18-3 26H29c-5-8-7-18-3-26z" />
        <path
          fill="currentColor"
          stroke="none"
          d="M40 32l-7.5-7.2c-4.6-4.6 1.4-11.2 6.3-7l1.2 1.2 1.2-1.2c4.9-4.2 10.9 2.4 6.3 7z"
        />
        <path d="M31 38l2 5h14l2-5M15 10h.01M66 16h.01M62 44h.01M12 36h.01" />
        <path d="M14 60c8-7 16-6 22-2h10c6 0 6-6 0-6h-8M46 58l14-7c5-2 7 3 3 6L50 66H26" />
      </>
    ),
  },
]

/** Two ways that residents take most often, each with a drawing of its own: to an office, and to a neighbour. */
export function IllustratedEntries() {
  const words = useWords(servicesWords)
  const navigator = useService(Navigator)
  const shown = entries.filter(({ path }) => navigator.exists(path))
  if (shown.length === 0) return null
  return (
    <nav className={styles.entries} aria-label={words.most}>
      {shown.map(({ path, name, text, drawing }) => (
        <Link key={path} to={path} className={classNames(styles.entry, styles[name])}>
          <span className={styles.words}>
            <span className={styles.name}>{words[name]}</span>
            <span className={styles.text}>{words[text]}</span>
          </span>
          <svg
            className={styles.drawing}
            viewBox="0 0 80 72"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2.4"
            aria-hidden="true"
          >
            {drawing}
          </svg>
        </Link>
      ))}
    </nav>
  )
}
