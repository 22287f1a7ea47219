import { useWords } from '../words/words'
import styles from './boot.module.css'
import { openInAppWords } from './open-in-app.words'

/** How a page of the messenger is opened in the browser: a picture of the menu, and the two steps. */
export function LeaveMessenger() {
  const words = useWords(openInAppWords)
  return (
    <div className={styles.leave}>
      <svg className={styles.picture} viewBox="0 0 168 112" aria-hidden="true">
        <rect className={styles.phone} x="40" y="10" width="88" height="112" rx="12" />
        <path d="M40 34h88M52 22h18" />
        <path className={styles.dots} d="M104 22h.01M111 22h.01M118 22h.01" />
        <circle className={styles.ring} cx="111" cy="22" r="13" />
        <path className={styles.arrow} d="M70 84c4-26 16-38 31-43M90 38l12 2-4 12" />
      </svg>
      <ol className={styles.steps}>
        <li>{words.leaveMenu}</li>
        <li>{words.leaveChoose}</li>
      </ol>
      <p className={styles.quiet}>{words.leaveText}</p>
    </div>
  )
}
