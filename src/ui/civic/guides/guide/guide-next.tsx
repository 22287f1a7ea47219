import { ChevronRight, Clock, Footprints } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { SiteStore } from '../../../../application/frame/site/site.store'
import type { Guide } from '../../../../domain/civic/guides/guide'
import {
  nextStep,
  suggestedPlace,
  type GuideNextStep,
  type SuggestedPlace,
} from '../../../../domain/civic/guides/next-step'
import { OpenNow, TodayHours } from '../../amenities/opening-hours.part'
import { ActBar } from '../../../frame/cases/act-bar.part'
import { useDrawingTime } from '../../../frame/kit/hydration/server-drawn'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useService } from '../../../frame/shell/app-context'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useWords } from '../../../frame/words/words'
import styles from './guide.module.css'
import type { GuideSectionName } from './guide-section'
import type { GuideViewModel } from './guide.view-model'
import { guideWords } from './guide.words'

interface GuideNextProps {
  readonly viewModel: GuideViewModel
  readonly guide: Guide
}

interface GuideNow {
  readonly now: number
  readonly suggested: SuggestedPlace | null
  readonly step: GuideNextStep | null
  readonly missingCount: number
}

/** What the guide says at this moment; call it in an observer. */
function useGuideNow({ viewModel, guide }: GuideNextProps): GuideNow {
  const { timeZone } = useService(SiteStore)
  const today = useAppointment().today()
  const now = useDrawingTime().at ?? viewModel.visit.time.now
  // The platform does not know what this device has noted.
  const readyCount = useIsHydrated() ? viewModel.readyCount : 0
  const suggested = suggestedPlace(guide.places, now, timeZone)
  const step = nextStep(guide, { readyCount, suggested, today })
  return { now, suggested, step, missingCount: guide.materials.length - readyCount }
}

/** Today's hours of the place to go to, and what to do next; the step leads to its section. */
export const GuideToday = observer(function GuideToday({
  onStep,
  ...props
}: GuideNextProps & { readonly onStep: (section: GuideSectionName) => void }) {
  const words = useWords(guideWords)
  const { now, suggested, step, missingCount } = useGuideNow(props)
  if (suggested === null && step === null) return null
  const name = suggested?.place.name ?? ''
  return (
    <div className={styles.today}>
      {suggested !== null && (
        <div className={styles.todayRow}>
          <Icon of={Clock} size={20} />
          <div className={styles.todayWords}>
            <p>
              <OpenNow hours={suggested.place.hours} now={now} />
            </p>
            <p className={styles.todayPlace}>
              {name}
              {suggested.place.hours !== null && <TodayHours hours={suggested.place.hours} now={now} />}
            </p>
          </div>
        </div>
      )}
      {step !== null && (
        <button
          type="button"
          className={styles.todayRow}
          onClick={() => onStep(step === 'prepare' ? 'materials' : 'places')}
        >
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

/** The one act at the lower edge: to call where the guide may no longer hold, else to go to the place. */
export const GuideActBar = observer(function GuideActBar(props: GuideNextProps) {
  const words = useWords(guideWords)
  const { suggested, step } = useGuideNow(props)
  if (suggested === null) return null
  const { place } = suggested
  if (step === 'ask' && place.phone !== null) {
    return (
      <ActBar acts={[]} busy={null} onAct={() => undefined}>
        <ButtonLink to={`tel:${place.phone}`} kind="primary" block>
          {words.call(place.phone)}
        </ButtonLink>
      </ActBar>
    )
  }
  return (
    <ActBar
      acts={[{ act: 'go', label: words.goTo(place.name) }]}
      busy={null}
      onAct={() => props.viewModel.visit.openDirections(place)}
    />
  )
})
