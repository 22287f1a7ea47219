import type { FollowUp, Suggestion, SuggestionReply } from '../../../../domain/civic/suggestions/suggestion'
import type { AuthorAct } from '../../../../domain/civic/suggestions/suggestion-lifecycle'
import { Button } from '../../../frame/kit/buttons/button'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { OfficialBadge } from '../../../frame/kit/badges/official-badge'
import { PictureGrid } from '../../../frame/pictures/picture-grid.part'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { answerId } from '../answer-summary'
import styles from '../suggestion.module.css'
import { suggestionsWords } from '../suggestions.words'

interface SuggestionAnswersProps {
  readonly suggestion: Suggestion
  readonly onAct: (act: AuthorAct) => void
}

/** What the office answered, and what it and the author asked each other; the author goes on from here. */
export function SuggestionAnswers({ suggestion: { reply, followUps, acts, isPublic }, onAct }: SuggestionAnswersProps) {
  const words = useWords(suggestionsWords)
  const act = acts.find((each) => each === 'ask' || each === 'clarify')
  if (reply === null && followUps.length === 0) return null
  // Of what was said before the answer, the answer is the sum.
  const isEarlier = ({ at }: FollowUp) => reply !== null && at < reply.at
  return (
    <section
      id={answerId}
      tabIndex={-1}
      className={styles.part}
      aria-label={reply === null ? words.followUps : words.reply}
    >
      {reply === null && <h2 className={styles.heading}>{words.followUps}</h2>}
      <FollowUps followUps={followUps.filter(isEarlier)} />
      {reply !== null && <Reply reply={reply} />}
      <FollowUps followUps={followUps.filter((each) => !isEarlier(each))} />
      {act !== undefined && (
        <div className={styles.ask}>
          <Button small={act === 'ask'} kind={act === 'ask' ? 'secondary' : 'primary'} onClick={() => onAct(act)}>
            {words[`act.${act}`]}
          </Button>
          {isPublic && <p className={styles.quiet}>{words.askPublicly}</p>}
        </div>
      )}
    </section>
  )
}

/** The answer of an office, with its name and time. */
function Reply({ reply }: { readonly reply: SuggestionReply }) {
  const words = useWords(suggestionsWords)
  return (
    <>
      <h2 className={styles.heading}>{words.reply}</h2>
      <div className={styles.reply}>
        <ByOffice office={reply.office} at={reply.at} />
        <p className={styles.text}>{reply.text}</p>
        <PictureGrid pictures={reply.pictures} small />
      </div>
    </>
  )
}

function FollowUps({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  if (followUps.length === 0) return null
  return (
    <ul className={styles.followUps} aria-label={words.followUps}>
      {followUps.map(({ by, office, text, at }) => (
        <li key={`${by} ${at}`} className={by === 'office' ? styles.reply : styles.said}>
          {by === 'office' ? (
            <ByOffice office={office ?? ''} at={at} />
          ) : (
            <Meta parts={[words.byAuthor, <TimeText key="time" at={at} text={format.dateTime(at)} />]} />
          )}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function ByOffice({ office, at }: { readonly office: string; readonly at: number }) {
  const format = useFormat()
  return (
    <Meta
      parts={[
        <span key="office">
          {office} <OfficialBadge />
        </span>,
        <TimeText key="time" at={at} text={format.dateTime(at)} />,
      ]}
    />
  )
}
