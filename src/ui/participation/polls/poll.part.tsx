import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Poll } from '../../../domain/participation/polls/poll'
import { Button } from '../../frame/kit/buttons/button'
import { CheckboxGroup, RadioGroup } from '../../frame/kit/fields/choice'
import { classNames } from '../../frame/kit/styles/class-names'
import { Icon } from '../../frame/kit/pictures/icon'
import { useFailureText } from '../../frame/kit/states/use-failure-text'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { PollViewModel } from './poll.part.view-model'
import styles from './polls.module.css'
import { pollsWords } from './polls.words'

interface PollPartProps {
  readonly poll: Poll
  /** Called with the poll once the reader has voted, so that the screen keeps it. */
  readonly onVoted?: (poll: Poll) => void
}

/** The poll of a content: its options until the reader has voted, and its results once they see them. */
export function PollPart({ poll, onVoted }: PollPartProps) {
  const viewModel = useService(PollViewModel)
  // The first drawing has the poll already, also on the platform, where no effect runs.
  if (viewModel.poll === null) viewModel.open(poll)
  useEffect(() => {
    viewModel.open(poll)
    viewModel.onVoted = onVoted ?? (() => undefined)
    viewModel.resume()
  }, [viewModel, poll, onVoted])
  return <ShownPoll viewModel={viewModel} />
}

interface PollProps {
  readonly viewModel: PollViewModel
}

const ShownPoll = observer(function ShownPoll({ viewModel }: PollProps) {
  const words = useWords(pollsWords)
  const format = useFormat()
  const { poll, results, isOver, mayVote } = viewModel
  if (poll === null) return null
  return (
    <section className={styles.poll} aria-label={words.poll}>
      <h2 className={styles.question}>{poll.question}</h2>
      {mayVote ? (
        <Choices viewModel={viewModel} />
      ) : results === null ? (
        <Options viewModel={viewModel} />
      ) : (
        <Results viewModel={viewModel} />
      )}
      <p className={styles.about}>
        {[
          words.voters(format.count(poll.voters)),
          isOver ? words.over : words.ends(format.dateTime(poll.endsAt)),
          ...(poll.results === 'at-end' && !isOver ? [words.shownAtEnd] : []),
        ].join(' · ')}
      </p>
    </section>
  )
})

const Choices = observer(function Choices({ viewModel }: PollProps) {
  const words = useWords(pollsWords)
  const { poll, choice, isSending } = viewModel
  if (poll === null) return null
  const options = poll.options.map(({ number, text }) => ({ value: String(number), label: text }))
  return (
    <>
      {poll.takesSeveral ? (
        <CheckboxGroup
          label={words.chooseSeveral}
          options={options}
          value={choice.map(String)}
          onChange={(chosen) => viewModel.choose(chosen.map(Number))}
        />
      ) : (
        <RadioGroup
          label={words.chooseOne}
          options={options}
          value={choice[0] === undefined ? null : String(choice[0])}
          onChange={(chosen) => viewModel.choose([Number(chosen)])}
        />
      )}
      <VoteFailure viewModel={viewModel} />
      <Button kind="primary" busy={isSending} disabled={choice.length === 0} onClick={() => void viewModel.submit()}>
        {words.vote}
      </Button>
      <p className={styles.about}>{words.final}</p>
    </>
  )
})

const VoteFailure = observer(function VoteFailure({ viewModel: { failure } }: PollProps) {
  const words = useWords(pollsWords)
  const failureText = useFailureText()
  if (failure === null) return null
  const text =
    failure.state === 'voted'
      ? words.voted
      : failure.state === 'over'
        ? words.endedMeanwhile
        : `${words.failed}${words.sentenceGap}${failureText(failure)}`
  return (
    <p role="alert" className={styles.failed}>
      {text}
    </p>
  )
})

/** The options of a poll whose results are not seen yet. */
const Options = observer(function Options({ viewModel: { poll } }: PollProps) {
  const words = useWords(pollsWords)
  return (
    <ul className={styles.results}>
      {poll?.options.map(({ number, text }) => {
        const isMine = poll.chosen.includes(number)
        return (
          <li key={number} className={styles.result}>
            <span className={classNames(styles.option, isMine && styles.mine)}>{text}</span>
            {isMine && <Icon of={Check} size={18} className={styles.check} label={words.yours} />}
          </li>
        )
      })}
    </ul>
  )
})

const Results = observer(function Results({ viewModel: { results } }: PollProps) {
  const words = useWords(pollsWords)
  const format = useFormat()
  return (
    <ul className={styles.results}>
      {results?.map(({ number, text, votes, percent, isMine }) => (
        <li
          key={number}
          className={styles.result}
          aria-label={words.result(text, percent, words.votes(format.count(votes), votes === 1), isMine)}
        >
          <span className={styles.bar} style={{ width: `${percent}%` }} />
          <span className={classNames(styles.option, isMine && styles.mine)}>{text}</span>
          {isMine && <Icon of={Check} size={18} className={styles.check} />}
          <span className={styles.percent}>{percent}%</span>
        </li>
      ))}
    </ul>
  )
})
