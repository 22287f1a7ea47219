import type { ReactNode } from 'react'
import type { CaseStep } from '../../../domain/frame/cases/case-step'
import { classNames } from '../kit/styles/class-names'
import { Meta, TimeText } from '../kit/facts/meta'
import { OfficialBadge } from '../kit/badges/official-badge'
import { PictureGrid } from '../pictures/picture-grid.part'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { casesWords } from './cases.words'
import styles from './time-line.module.css'

interface TimeLineProps<Step extends CaseStep> {
  /** The steps, oldest first as stored; they are shown newest first. */
  readonly steps: readonly Step[]
  readonly titleOf: (step: Step) => string
  /**
   * Whether the office took a step that has no actor. If not, the step was due to time, or taken by a person whose name
   * is hidden.
   */
  readonly byOffice?: (step: Step) => boolean
  /** The name of the office that took a step, where there are several. */
  readonly officeOf?: (step: Step) => string | null
  /** Shown beside the time, such as whether the step was taken in time. */
  readonly noteOf?: (step: Step) => ReactNode
}

/** The history of a case: every step with its time, who took it, and the text given with it. */
export function TimeLine<Step extends CaseStep>({
  steps,
  titleOf,
  byOffice = () => true,
  officeOf = () => null,
  noteOf = () => null,
}: TimeLineProps<Step>) {
  const words = useWords(casesWords)
  const format = useFormat()
  return (
    <section aria-labelledby="time-line" className={styles.part}>
      <h2 id="time-line" className={styles.heading}>
        {words.timeLine}
      </h2>
      <ol className={styles.steps}>
        {[...steps].reverse().map((step, index) => (
          <li key={step.id} className={classNames(styles.step, index === 0 && styles.last)}>
            <p className={styles.title}>{titleOf(step)}</p>
            <Meta
              parts={[
                step.actor?.nickname ??
                  (byOffice(step) && (
                    <span key="office" className={styles.office}>
                      {officeOf(step) ?? words.office} <OfficialBadge />
                    </span>
                  )),
                <TimeText key="time" at={step.at} text={format.dateTime(step.at)} />,
                noteOf(step),
              ]}
            />
            {step.text !== '' && <p className={styles.text}>{step.text}</p>}
            <PictureGrid pictures={step.pictures} small />
          </li>
        ))}
      </ol>
    </section>
  )
}
