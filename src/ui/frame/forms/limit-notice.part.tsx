import { Hourglass } from 'lucide-react'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { classNames } from '../kit/styles/class-names'
import { Icon } from '../kit/pictures/icon'
import { Link } from '../kit/buttons/link'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './form-frame.module.css'
import { formsWords } from './forms.words'

/** The limit of what a form sends, and the way to what was sent before. */
export interface FormLimit {
  /** The limit as it stood when the screen was read; null while there is none. */
  readonly reached: ReachedLimit | null
  /** The words of a limit that lasts until one of those that are open has ended. */
  readonly open?: (most: number) => string
  /** The words of a limit with a time, where it cannot be said that the reader has sent as many. */
  readonly timed?: (until: string) => string
  readonly way?: { readonly to: string; readonly label: string }
}

interface LimitNoticeProps extends Omit<FormLimit, 'reached'> {
  readonly reached: ReachedLimit
  /** Whether the form holds a draft, which stays. */
  readonly hasDraft: boolean
  /** Whether the notice takes the focus of the button in whose place it stands. */
  readonly takesFocus?: boolean
}

const focus = (notice: HTMLElement | null) => notice?.focus()

/** A minute, since the time is said in minutes and must not be said too early. */
const minute = 60_000

/** A notice that says why a form cannot be sent now: before it is filled, or when the platform refused it. */
export function LimitNotice({
  reached: { most, until },
  open,
  timed,
  way,
  hasDraft,
  takesFocus = false,
}: LimitNoticeProps) {
  const words = useWords(formsWords)
  const format = useFormat()
  const time = until === null ? '' : format.dateTime(Math.ceil(until / minute) * minute)
  const text = until === null ? open?.(most) : (timed?.(time) ?? words.limit(most, time))
  return (
    <div className={classNames(styles.notice, styles.limit)} {...(takesFocus && { tabIndex: -1, ref: focus })}>
      <Icon of={Hourglass} size={18} />
      <div className={styles.words}>
        <p>
          {text}
          {hasDraft && ` ${words.draftStays}`}
        </p>
        {way !== undefined && (
          <Link to={way.to} look="text" wide>
            {way.label}
          </Link>
        )}
      </div>
    </div>
  )
}
