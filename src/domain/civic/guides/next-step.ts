import { openStateAt, type OpenState } from '../amenities/opening-hours'
import type { TimeZone } from '../../frame/shared/site-time'
import { guideFreshness } from './freshness'
import type { Guide, GuidePlace } from './guide'

/** The place of a guide to go to, with whether it is open; the state is null where nobody knows its hours. */
export interface SuggestedPlace {
  readonly place: GuidePlace
  readonly open: OpenState | null
}

/**
 * The place to go to at `now`: the first that is open, in the order in which the guide names them; else the one that
 * opens first; else the first. Null for a guide without places.
 */
export function suggestedPlace(places: readonly GuidePlace[], now: number, zone: TimeZone): SuggestedPlace | null {
  const states = places.map((place) => ({
    place,
    open: place.hours === null ? null : openStateAt(place.hours, now, zone),
  }))
  const opensAt = ({ open }: SuggestedPlace) => (open?.isOpen === false ? (open.from ?? Infinity) : Infinity)
  const first = Math.min(...states.map(opensAt))
  return states.find(({ open }) => open?.isOpen) ?? states.find((each) => opensAt(each) === first) ?? null
}

/**
 * What somebody who follows a guide should do next: `ask` whether it still holds, `prepare` the materials that are not
 * ready, `begin-online`, `go` to the place, or `wait` until it opens.
 */
export type GuideNextStep = 'ask' | 'prepare' | 'begin-online' | 'go' | 'wait'

interface Following {
  /** How many of the materials they have ready. */
  readonly readyCount: number
  readonly suggested: SuggestedPlace | null
  /** Whether the procedure can be begun online. */
  readonly isOnline: boolean
  /** Today's date in the site's calendar, YYYY-MM-DD. */
  readonly today: string
}

/** The next step; null where there is nothing left to do that the guide tells of. */
export function nextStep(
  guide: Pick<Guide, 'materials' | 'checkedOn' | 'validUntil'>,
  { readyCount, suggested, isOnline, today }: Following,
): GuideNextStep | null {
  if (guideFreshness(guide, today) !== 'current') return 'ask'
  if (readyCount < guide.materials.length) return 'prepare'
  if (isOnline) return 'begin-online'
  if (suggested === null) return null
  return suggested.open?.isOpen === false ? 'wait' : 'go'
}

/** An act that the bar of a guide offers. */
export type GuideAct = 'begin-online' | 'go' | 'call'

/**
 * The acts of a guide, the main one first. The main act is to call when the guide may be out of date, to begin online
 * when that is possible, and to go to the place otherwise. Beside beginning online, going and calling are offered, too.
 */
export function guideActs(
  step: GuideNextStep | null,
  { suggested, isOnline }: Pick<Following, 'suggested' | 'isOnline'>,
): readonly GuideAct[] {
  const online: readonly GuideAct[] = isOnline ? ['begin-online'] : []
  const go: readonly GuideAct[] = suggested === null ? [] : ['go']
  const call: readonly GuideAct[] = suggested?.place.phone == null ? [] : ['call']
  if (step === 'ask' && call.length > 0) return [...call, ...online]
  return isOnline ? [...online, ...go, ...call] : go
}
