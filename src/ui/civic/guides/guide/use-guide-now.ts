import { SiteStore } from '../../../../application/frame/site/site.store'
import type { Guide } from '../../../../domain/civic/guides/guide'
import {
  guideActs,
  nextStep,
  suggestedPlace,
  type GuideAct,
  type GuideNextStep,
  type SuggestedPlace,
} from '../../../../domain/civic/guides/next-step'
import { useDrawingTime } from '../../../frame/kit/hydration/server-drawn'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { useService } from '../../../frame/shell/app-context'
import { useAppointment } from '../../../frame/words/use-appointment'
import type { GuideViewModel } from './guide.view-model'

export interface GuideNowProps {
  readonly viewModel: GuideViewModel
  readonly guide: Guide
}

interface GuideNow {
  readonly now: number
  readonly suggested: SuggestedPlace | null
  readonly step: GuideNextStep | null
  readonly acts: readonly GuideAct[]
  readonly missingCount: number
}

/** What the guide says at this moment; call it in an observer. */
export function useGuideNow({ viewModel, guide }: GuideNowProps): GuideNow {
  const { timeZone } = useService(SiteStore)
  const today = useAppointment().today()
  const now = useDrawingTime().at ?? viewModel.visit.time.now
  // The platform does not know what this device has noted.
  const readyCount = useIsHydrated() ? viewModel.readyCount : 0
  const suggested = suggestedPlace(guide.places, now, timeZone)
  const isOnline = viewModel.visit.onlineAddress(guide) !== null
  const step = nextStep(guide, { readyCount, suggested, isOnline, today })
  const acts = guideActs(step, { suggested, isOnline })
  return { now, suggested, step, acts, missingCount: guide.materials.length - readyCount }
}
