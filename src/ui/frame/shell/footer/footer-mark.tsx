import { observer } from 'mobx-react-lite'
import { UnreadStore } from '../../../../application/frame/messages/unread.store'
import { CountBadge } from '../../kit/badges/count-badge'
import { useWords } from '../../words/words'
import { useService } from '../app-context'
import styles from './footer-mark.module.css'
import { footerMarkWords } from './footer-mark.words'

/** The number of unread messages at the icon of an entry of the footer. */
export const FooterMark = observer(function FooterMark() {
  const words = useWords(footerMarkWords)
  const { count } = useService(UnreadStore)
  if (count === 0) return null
  return (
    <span className={styles.mark}>
      <CountBadge text={count > 99 ? '99+' : String(count)} label={words.unread(count)}>
        <span className={styles.icon} />
      </CountBadge>
    </span>
  )
})
