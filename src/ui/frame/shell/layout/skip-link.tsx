import type { MouseEvent } from 'react'
import { useWords } from '../../words/words'
import { shellWords } from '../shell.words'
import styles from './skip-link.module.css'

/** The id of the element that contains the screen. */
export const screenId = 'screen'

/** The first stop of the Tab key: skips the navigation to the main content. */
export function SkipLink() {
  const words = useWords(shellWords)
  const skip = (event: MouseEvent) => {
    const main = document.querySelector<HTMLElement>(`#${screenId} main`)
    // Following the link would add a history entry, so the focus is moved here instead. Without a main element, the
    // link is followed.
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
