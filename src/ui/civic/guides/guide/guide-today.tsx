import { ChevronRight, Clock, Footprints } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { GuideNextStep } from '../../../../domain/civic/guides/next-step'
import { OpenNow } from '../../amenities/open-now.part'
import { useTodayHours } from '../../amenities/opening-hours.part'
import { Meta } from '../../../frame/kit/facts/meta'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import styles from './guide.module.css'
import type { GuideSectionName } from './guide-section'
import { guideWords } from './guide.words'
import { useGuideNow, type GuideNowProps } from './use-guide-now'

interface GuideTodayProps extends GuideNowProps {
  readonly onStep: (section: GuideSectionName) => void
}

/** Shows today's hours of the suggested place, and the next step. A tap on the step opens its section, or the online form. */
export const GuideToday = observer(function GuideToday({ onStep, ...props }: GuideTodayProps) {
  const words = useWords(guideWords)
  const todayHours = useTodayHours()
  const { now, suggested, step, missingCount } = useGuideNow(props)
  const takeStep = (next: GuideNextStep) =>
    next === 'begin-online'
      ? props.viewModel.visit.beginOnline(props.guide)
      : onStep(next === 'prepare' ? 'materials' : 'places')
  if (suggested === null && step === null) return null
  const { name, hours } = suggested?.place ?? { name: '', hours: null }
  return (
    <div className={styles.today}>
      {suggested !== null && (
        <div className={styles.todayRow}>
          <Icon of={Clock} size={20} />
          <div className={styles.todayWords}>
            <p>
              <OpenNow hours={hours} now={now} />
            </p>
            <Meta className={styles.todayPlace} parts={[name, hours !== null && todayHours(hours, now)]} />
          </div>
        </div>
      )}
      {step !== null && (
        <button type="button" className={styles.todayRow} onClick={() => takeStep(step)}>
          <Icon of={Footprints} size={20} />
          <span className={styles.todayWords}>
            <span className={styles.todayStep}>{words.next}</span>
            <span>{step === 'prepare' ? words['next.prepare'](missingCount) : words[`next.${step}`](name)}</span>
          </span>
          <Icon of={ChevronRight} size={18} />
        </button>
      )}
    </div>
  )
})
