import { Building2, CalendarClock, MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { MapSpot } from '../../../application/civic/maps/map-spot'
import { Clock } from '../../../application/frame/shared/clock'
import { standingsOf } from '../../../domain/civic/suggestions/promise'
import type { Suggestion } from '../../../domain/civic/suggestions/suggestion'
import type { SuggestionState } from '../../../domain/civic/suggestions/suggestion-lifecycle'
import type { Promises } from '../../../domain/civic/suggestions/promise'
import { SpotButtonPart } from '../maps/spot-sheet/spot-sheet.part'
import { NextBadge } from '../../frame/cases/next-step.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Fact, FactList } from '../../frame/kit/facts/facts'
import { Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { useDrawingTime } from '../../frame/kit/hydration/server-drawn'
import { PictureGrid } from '../../frame/pictures/picture-grid.part'
import { Stars } from '../../frame/ratings/stars.part'
import { useService } from '../../frame/shell/app-context'
import { PostedVideo } from '../../media/videos/posted-video/posted-video.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { AnswerSummary } from './answer-summary'
import { useSuggestionNext } from './suggestion-next.part'
import styles from './suggestion.module.css'
import { suggestionPath } from './suggestions.paths'
import { suggestionsWords } from './suggestions.words'

interface SuggestionAboutProps {
  readonly suggestion: Suggestion
  readonly spot: MapSpot
}

/** Shows the suggestion with its author, department and place, and what was promised. */
export const SuggestionAbout = observer(function SuggestionAbout({ suggestion, spot }: SuggestionAboutProps) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const next = useSuggestionNext()
  const { author, mine, state, kind } = suggestion
  return (
    <article className={styles.part}>
      <div className={styles.state}>
        <NextBadge next={next(suggestion)} />
        {suggestion.isOverdue && <Badge tone="danger">{words.overdue}</Badge>}
        <span className={styles.quiet}>{words[`kind.${kind}`]}</span>
      </div>
      <h1 className={styles.title}>{suggestion.title || words.withdrawn}</h1>
      {suggestion.joinedTo !== null && (
        <p className={styles.joined}>
          {words.joinedTo} <Link to={suggestionPath(suggestion.joinedTo.id)}>{suggestion.joinedTo.title}</Link>
        </p>
      )}
      {mine && <p className={styles.quiet}>{words[`hint.${state}`]}</p>}
      {suggestion.reply !== null && <AnswerSummary reply={suggestion.reply} />}
      {!suggestion.isPublic && state !== 'withdrawn' && <p className={styles.quiet}>{words.privately}</p>}
      <div className={styles.person}>
        <Avatar src={author?.avatar ?? null} name={author?.nickname ?? words.anonymous} />
        <div className={styles.who}>
          <p>{author?.nickname ?? words.anonymous}</p>
          <Meta
            parts={[<TimeText key="time" at={suggestion.createdAt} text={format.relativeTime(suggestion.createdAt)} />]}
          />
        </div>
      </div>
      <p className={styles.text}>{suggestion.text}</p>
      {suggestion.video === null ? (
        <PictureGrid pictures={suggestion.pictures} />
      ) : (
        <PostedVideo
          address={suggestion.video}
          poster={suggestion.pictures[0] ?? null}
          ratio="4:3"
          label={words.video}
        />
      )}
      <FactList>
        <Fact icon={Building2} name={words.office}>
          {suggestion.toForward ? words.toForward : suggestion.department.name}
        </Fact>
        <PlaceFact suggestion={suggestion} spot={spot} />
        <PromiseFacts state={state} promises={suggestion.promises} />
      </FactList>
    </article>
  )
})

/** The place that the suggestion is about; nothing where it names none. */
const PlaceFact = observer(function PlaceFact({ suggestion: { place, distance }, spot }: SuggestionAboutProps) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const { name, latitude, longitude } = place
  const at = latitude === null || longitude === null ? null : { latitude, longitude }
  if (name === '' && at === null) return null
  return (
    <Fact icon={MapPin} name={words.place}>
      <div className={styles.place}>
        <span>
          {name}
          {distance !== null && <span className={styles.quiet}> {words.distance(format.distance(distance))}</span>}
        </span>
        {at !== null && <SpotButtonPart spot={spot} at={at} />}
      </div>
    </Fact>
  )
})

interface PromiseFactsProps {
  readonly state: SuggestionState
  readonly promises: Promises
}

/** What the department promised, and whether it kept it. */
export function PromiseFacts({ state, promises }: PromiseFactsProps) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const clock = useService(Clock)
  const drawn = useDrawingTime()
  return standingsOf(state, promises, drawn.at ?? clock.now()).map(({ what, dueAt, standing }) => (
    <Fact key={what} icon={CalendarClock} name={words[`due.${what}`]}>
      <span className={standing === 'overdue' || standing === 'late' ? styles.late : undefined}>
        {words[`standing.${standing}`](format.date(dueAt))}
      </span>
    </Fact>
  ))
}

export function SuggestionEvaluation({ evaluation }: { readonly evaluation: NonNullable<Suggestion['evaluation']> }) {
  const words = useWords(suggestionsWords)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.evaluation}</h2>
      <Stars value={evaluation.stars} />
      {evaluation.text !== '' && <p className={styles.text}>{evaluation.text}</p>}
    </section>
  )
}
