import { observer } from 'mobx-react-lite'
import { campaignPhases, type Campaign, type CampaignPhase } from '../../../../domain/civic/shows/campaign'
import { Badge } from '../../../frame/kit/badges/badge'
import { classNames } from '../../../frame/kit/styles/class-names'
import { TimeLeftFigures } from '../../../frame/kit/facts/time-left'
import { useIsElder } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from './campaign.module.css'
import type { CampaignViewModel } from './campaign.view-model'
import { campaignWords } from './campaign.words'

interface StepsProps {
  readonly viewModel: CampaignViewModel
  readonly campaign: Campaign
}

type Step = Exclude<CampaignPhase, 'coming'>
const steps: readonly Step[] = ['entries', 'judging', 'results']

/** The countdown to the next step, and all steps with their times. In elder mode nothing counts down. */
export const CampaignSteps = observer(function CampaignSteps({ viewModel, campaign }: StepsProps) {
  const words = useWords(campaignWords)
  const format = useFormat()
  const elder = useIsElder()
  const { phase, nextAt, timeLeft } = viewModel
  const { opensAt, closesAt, resultsAt } = campaign
  const times: Readonly<Record<Step, string>> = {
    entries: words.span(format.dateTime(opensAt), format.dateTime(closesAt)),
    judging: words.span(format.dateTime(closesAt), format.dateTime(resultsAt)),
    results: words.from(format.dateTime(resultsAt)),
  }
  return (
    <>
      {nextAt !== null && phase !== null && phase !== 'results' && (
        <div className={styles.countdown}>
          <p className={styles.quiet}>{words[`until.${phase}`]}</p>
          {!elder && <TimeLeftFigures left={timeLeft} />}
          <p className={styles.nextAt}>{format.dateTime(nextAt)}</p>
        </div>
      )}
      <section>
        <h2 className={styles.heading}>{words.steps}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li
              key={step}
              className={classNames(
                styles.step,
                isBefore(step, phase) && styles.isOver,
                step === phase && styles.isNow,
              )}
              aria-current={step === phase ? 'step' : undefined}
            >
              <p className={styles.stepName}>
                {words[`step.${step}`]}
                {step === phase && <Badge tone="accent">{words.now}</Badge>}
                {isBefore(step, phase) && <Badge>{words.over}</Badge>}
              </p>
              <p className={styles.quiet}>{times[step]}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
})

const isBefore = (step: Step, phase: CampaignPhase | null): boolean =>
  phase !== null && campaignPhases.indexOf(step) < campaignPhases.indexOf(phase)
