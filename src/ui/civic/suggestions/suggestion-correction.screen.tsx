import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { SuggestionCorrectionViewModel } from './suggestion-correction.view-model'
import { SuggestionFields } from './suggestion-fields'
import { suggestionFormWords } from './suggestion-form.words'
import styles from './similar-suggestions.module.css'

/** The form by which the author corrects a suggestion. */
export const SuggestionCorrectionScreen = observer(function SuggestionCorrectionScreen({
  viewModel,
}: {
  readonly viewModel: SuggestionCorrectionViewModel
}) {
  const words = useWords(suggestionFormWords)
  const { form, departments, spot, stored, suggestion } = viewModel
  if (viewModel.isMember && form !== null)
    return (
      <SuggestionFields
        form={form}
        departments={departments}
        spot={spot}
        label={words.correct}
        stored={stored}
        head={<p className={styles.quiet}>{words.correctHint}</p>}
        onChange={(part) => form.change(part)}
      />
    )
  return (
    <PlainPage title={words.correct}>
      <MembersOnly isMember={viewModel.isMember} reason="correct-suggestion">
        {viewModel.isTooLate ? (
          <EmptyState subject="locked" title={words.tooLate} text={words.tooLateText} />
        ) : suggestion.state === 'failed' ? (
          <FailedPart title={words.loadingFailed} failure={suggestion.failure} onRetry={() => void viewModel.load()} />
        ) : (
          <SkeletonList label={words.correct} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({
  viewModel: SuggestionCorrectionViewModel,
  view: SuggestionCorrectionScreen,
  parent: ({ parent }) => parent,
})
