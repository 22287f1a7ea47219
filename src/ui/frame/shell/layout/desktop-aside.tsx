import { useLocation } from 'react-router-dom'
import { QrCode } from '../../codes/qr-code.part'
import { useWords } from '../../words/words'
import styles from './desktop-aside.module.css'
import { desktopAsideWords } from './desktop-aside.words'

/** A QR code beside the column on a desktop, to continue on a phone. */
export function DesktopAside() {
  const words = useWords(desktopAsideWords)
  const { pathname, search } = useLocation()
  return (
    <aside className={styles.aside}>
      <QrCode text={window.location.origin + pathname + search} label={words.continueOnPhone} />
      <p>{words.continueOnPhone}</p>
    </aside>
  )
}
