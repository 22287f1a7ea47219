import { Hourglass } from 'lucide-react'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { Icon } from '../kit/icon'
import { ButtonLink } from '../kit/link'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './form-frame.module.css'
import { formsWords } from './forms.words'

/** A limit that keeps a form from being sent, and the way to what the member sent before. */
export interface FormLimit {
  readonly reached: ReachedLimit
  /** The words for a limit that does not end with time: what has to be ended first. */
  readonly open?: string
  readonly to: string
  readonly label: string
}

interface LimitNoticeProps {
  readonly limit: FormLimit
  /** Whether the form holds a draft, which stays. */
  readonly hasDraft: boolean
}

/** A notice that says, before a form is filled, why it cannot be sent now. */
export function LimitNotice({ limit: { reached, open = '', to, label }, hasDraft }: LimitNoticeProps) {
  const words = useWords(formsWords)
  const format = useFormat()
  const text = reached.until === null ? open : words.limit(reached.most, format.dateTime(reached.until))
  return (
    <div className={styles.notice}>
      <Icon of={Hourglass} size={18} />
      <span className={styles.words}>
        {text}
        {hasDraft && ` ${words.draftStays}`}
      </span>
      <ButtonLink kind="quiet" small to={to}>
        {label}
      </ButtonLink>
    </div>
  )
}
