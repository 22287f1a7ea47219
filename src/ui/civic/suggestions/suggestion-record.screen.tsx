import { observer } from 'mobx-react-lite'
import type { SuggestionRecord } from '../../../domain/civic/suggestions/suggestion'
import { standingOf } from '../../../domain/civic/suggestions/promise'
import { TimeLine } from '../../frame/cases/time-line.part'
import { Badge } from '../../frame/kit/badges/badge'
import { FactList } from '../../frame/kit/facts/facts'
import { Link } from '../../frame/kit/buttons/link'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { PromiseFacts } from './suggestion-about'
import { SuggestionRecordViewModel } from './suggestion-record.view-model'
import styles from './suggestion.module.css'
import { suggestionPath, suggestionsPath } from './suggestions.paths'
import { suggestionsWords } from './suggestions.words'

/** S095: the record of a suggestion: every step with its time and office. */
export const SuggestionRecordScreen = observer(function SuggestionRecordScreen({
  viewModel: { record },
}: {
  readonly viewModel: SuggestionRecordViewModel
}) {
  const words = useWords(suggestionsWords)
  return (
    <DetailPage title={words.record} look="rows" of={record} words={words} list={suggestionsPath}>
      {(value) => <RecordPage record={value} />}
    </DetailPage>
  )
})

function RecordPage({ record }: { readonly record: SuggestionRecord }) {
  const words = useWords(suggestionsWords)
  const { id, title, state, promises, steps } = record
  return (
    <div className={styles.screen}>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Link to={suggestionPath(id)}>{title || words.withdrawn}</Link>
        </h2>
        <FactList>
          <PromiseFacts state={state} promises={promises} />
        </FactList>
      </div>
      <div className={styles.part}>
        <TimeLine
          steps={steps}
          titleOf={({ act }) => words[`step.${act}`]}
          byOffice={({ office }) => office !== null}
          officeOf={({ office }) => office}
          noteOf={({ dueAt, at }) => dueAt !== null && <StepNote isKept={standingOf(dueAt, at, at) === 'kept'} />}
        />
      </div>
    </div>
  )
}

/** Whether a step that was promised was taken in time. */
function StepNote({ isKept }: { readonly isKept: boolean }) {
  const words = useWords(suggestionsWords)
  return isKept ? <Badge tone="success">{words.kept}</Badge> : <Badge tone="danger">{words.late}</Badge>
}

export const screen = defineScreen({
  viewModel: SuggestionRecordViewModel,
  view: SuggestionRecordScreen,
  parent: ({ parent }) => parent,
})
