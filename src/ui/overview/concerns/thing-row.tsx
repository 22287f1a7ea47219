import {
  BookOpenCheck,
  CalendarDays,
  ChevronRight,
  HeartHandshake,
  MapPin,
  MessagesSquare,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Clock } from '../../../application/frame/shared/clock'
import type { ThingKind } from '../../../domain/frame/concerns/concerned'
import type { ConcernedThing } from '../../../domain/overview/concerns/concerned-thing'
import { activityPath } from '../../civic/activities/activities.paths'
import { ActivityBadge } from '../../civic/activities/activity-badge.part'
import { OpenNow } from '../../civic/amenities/open-now.part'
import { guidePath } from '../../civic/guides/guides.paths'
import { useSuggestionNext } from '../../civic/suggestions/suggestion-next.part'
import { suggestionPath } from '../../civic/suggestions/suggestions.paths'
import { venuePath } from '../../civic/venues/venues.paths'
import { useWishNext } from '../../civic/wishes/wish-next.part'
import { wishPath } from '../../civic/wishes/wishes.paths'
import { NextBadge } from '../../frame/cases/next-step.part'
import { Badge } from '../../frame/kit/badges/badge'
import { Link } from '../../frame/kit/buttons/link'
import { Meta } from '../../frame/kit/facts/meta'
import { Icon } from '../../frame/kit/pictures/icon'
import { useService } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './concerns.module.css'
import { concernsWords } from './concerns.words'

interface ThingProps {
  readonly thing: ConcernedThing
}

const icons: Readonly<Record<ThingKind, LucideIcon>> = {
  suggestion: MessagesSquare,
  wish: HeartHandshake,
  activity: CalendarDays,
  guide: BookOpenCheck,
  venue: MapPin,
}
const paths: Readonly<Record<ThingKind, (id: string) => string>> = {
  suggestion: suggestionPath,
  wish: wishPath,
  activity: activityPath,
  guide: guidePath,
  venue: venuePath,
}

/** One thing that a content is about; it leads to its screen. */
export const ThingRow = observer(function ThingRow({ thing }: ThingProps) {
  const words = useWords(concernsWords)
  const facts = useFacts()
  const { kind, id, title } = thing
  const standing = useStanding()(thing)
  return (
    <Link to={paths[kind](id)} className={styles.thing}>
      <Icon of={icons[kind]} size={22} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.facts}>
          {standing} <Meta parts={[words[`kind.${kind}`], ...facts(thing)]} />
        </span>
      </span>
      <Icon of={ChevronRight} size={18} className={styles.on} />
    </Link>
  )
})

/** What is said of a thing besides its kind. */
function useFacts(): (thing: ConcernedThing) => readonly string[] {
  const words = useWords(concernsWords)
  const format = useFormat()
  const appointment = useAppointment()
  return (thing) => {
    switch (thing.kind) {
      case 'suggestion': {
        const { department, promisedAt, repliedAt, isLate } = thing
        if (promisedAt !== null) return [department, ...(isLate ? [] : [words.answerBy(format.date(promisedAt))])]
        return [department, ...(repliedAt === null ? [] : [words.answeredOn(format.date(repliedAt))])]
      }
      case 'activity': {
        const { state, startsAt, placesLeft } = thing
        const hasPlaces = state === 'enrolling' && placesLeft > 0
        return [appointment.at(startsAt), ...(hasPlaces ? [words.placesLeft(placesLeft)] : [])]
      }
      case 'guide':
        return [words.checked(format.day(thing.checkedOn))]
      case 'wish':
      case 'venue':
        return []
    }
  }
}

/** How a thing stands; null where there is nothing to say. */
function useStanding(): (thing: ConcernedThing) => ReactNode {
  const words = useWords(concernsWords)
  const suggestionNext = useSuggestionNext()
  const wishNext = useWishNext()
  const clock = useService(Clock)
  return (thing) => {
    switch (thing.kind) {
      case 'suggestion':
        return thing.isLate ? (
          <Badge tone="danger">{words.overdue}</Badge>
        ) : (
          <NextBadge next={suggestionNext({ ...thing, acts: [] })} />
        )
      case 'wish':
        return <NextBadge next={wishNext({ ...thing, mine: false, claimedByMe: false })} />
      case 'activity':
        return <ActivityBadge activity={{ ...thing, mine: null }} />
      case 'venue':
        return thing.hours === null ? null : <OpenNow hours={thing.hours} now={clock.now()} />
      case 'guide':
        return thing.isChanged ? <Badge tone="danger">{words.changed}</Badge> : null
    }
  }
}
