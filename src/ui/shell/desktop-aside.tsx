import { useLocation } from 'react-router-dom'
import { encode } from 'uqr'
import { useWords } from '../words/words'
import styles from './desktop-aside.module.css'
import { desktopAsideWords } from './desktop-aside.words'

/** On a desktop: a QR code to continue on a phone, beside the column. */
export function DesktopAside() {
  const words = useWords(desktopAsideWords)
  const { pathname, search } = useLocation()
  const { data, size } = encode(window.location.origin + pathname + search, { border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <aside className={styles.aside}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.continueOnPhone}>
        <path d={cells.join('')} />
      </svg>
      <p>{words.continueOnPhone}</p>
    </aside>
  )
}
