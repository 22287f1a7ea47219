import type { MouseEvent } from 'react'
import { useWords } from '../words/words'
import { shellWords } from './shell.words'
import styles from './skip-link.module.css'

/** The id of what every screen is drawn in. */
export const screenId = 'screen'

/** The first stop of the Tab key: past the navigation, to what the screen is about. */
export function SkipLink() {
  const words = useWords(shellWords)
  const skip = (event: MouseEvent) => {
    const main = document.querySelector<HTMLElement>(`#${screenId} main`)
    // A fragment would be an entry of the history; without a main part, it leads to the screen all the same.
    if (main === null) return
    event.preventDefault()
    main.tabIndex = -1
    main.focus()
  }
  return (
    <a href={`#${screenId}`} className={styles.link} onClick={skip}>
      {words.skip}
    </a>
  )
}
