import { observer } from 'mobx-react-lite'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './change-dot.module.css'
import { messagesWords } from './messages.words'

interface ChangeDotProps {
  readonly subject: ChangeSubject
  /** The id of one case; any case of the subject when omitted. */
  readonly id?: string
}

/** Marks a case that changed since the member last looked at it. */
export const ChangeDot = observer(function ChangeDot({ subject, id }: ChangeDotProps) {
  const words = useWords(messagesWords)
  const changes = useService(ChangesStore)
  return changes.has(subject, id) ? <span role="img" aria-label={words.changed} className={styles.dot} /> : null
})
