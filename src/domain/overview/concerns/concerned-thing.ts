import type { PublicActivityState } from '../../civic/activities/activity-lifecycle'
import type { OpeningHours } from '../../civic/amenities/opening-hours'
import type { SuggestionState } from '../../civic/suggestions/suggestion-lifecycle'
import type { WishState } from '../../civic/wishes/wish-lifecycle'

/** A thing that a content is about, with what everybody may know of it at present. */
export type ConcernedThing = { readonly id: string; readonly title: string } & (
  | {
      readonly kind: 'suggestion'
      readonly state: SuggestionState
      /** The name of the office that has it. */
      readonly department: string
      /** The instant until which its next answer is promised, in milliseconds since 1970; null when none is awaited. */
      readonly promisedAt: number | null
      /** The instant of the office's last answer, in milliseconds since 1970; null before it. */
      readonly repliedAt: number | null
      readonly isLate: boolean
    }
  | { readonly kind: 'wish'; readonly state: WishState }
  | {
      readonly kind: 'activity'
      readonly state: PublicActivityState
      /** Milliseconds since 1970. */
      readonly startsAt: number
      readonly placesLeft: number
    }
  | {
      readonly kind: 'guide'
      /** The day on which the department last checked it, YYYY-MM-DD. */
      readonly checkedOn: string
      /** Whether its rule has changed since the content was last known to agree with it. */
      readonly isChanged: boolean
    }
  | {
      readonly kind: 'venue'
      /** The opening hours; null where nobody knows them. */
      readonly hours: OpeningHours | null
    }
)
