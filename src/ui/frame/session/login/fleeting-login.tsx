import { Button } from '../../kit/buttons/button'
import { useWords } from '../../words/words'
import { fleetingLoginWords } from './fleeting-login.words'
import styles from './login.module.css'

/** Says that a login would be lost in this frame of another site, and offers a window of its own. */
export function FleetingLogin({ onOpenWindow }: { readonly onOpenWindow: () => void }) {
  const words = useWords(fleetingLoginWords)
  return (
    <div className={styles.fleeting} role="note">
      <p>{words.fleeting}</p>
      <Button small onClick={onOpenWindow}>
        {words.openWindow}
      </Button>
    </div>
  )
}
