import { Check } from 'lucide-react'
import { Icon } from '../kit/pictures/icon'
import { classNames } from '../kit/styles/class-names'
import { useWords } from '../words/words'
import { casesWords } from './cases.words'
import styles from './way-steps.module.css'

/** What leads to something that not everybody may do at once. */
const ways = {
  volunteer: ['name', 'form', 'review'],
  unnamedVolunteer: ['form', 'review'],
  cashOut: ['name', 'form', 'review'],
  realName: ['form', 'check', 'done'],
  member: ['ask', 'review', 'member'],
} as const

type Way = keyof typeof ways

interface WayStepsProps<Of extends Way> {
  readonly way: Of
  /** The step at which the reader is; null while they have not begun. */
  readonly at: (typeof ways)[Of][number] | null
}

/** The steps that lead there, with the current one marked. */
export function WaySteps<Of extends Way>({ way, at }: WayStepsProps<Of>) {
  const words = useWords(casesWords)
  const steps = ways[way]
  const current = steps.findIndex((step) => step === at)
  return (
    <ol className={styles.steps} aria-label={words.way}>
      {steps.map((step, index) => {
        const isDone = index < current
        const isCurrent = index === current
        return (
          <li
            key={step}
            className={classNames(styles.step, isDone && styles.done, isCurrent && styles.current)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon of={Check} size={14} /> : index + 1}
            </span>
            <span>{words[`way.${step}`]}</span>
            {isDone && <span className={styles.hidden}>{words.wayDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
