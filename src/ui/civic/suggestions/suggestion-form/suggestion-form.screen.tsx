import { observer } from 'mobx-react-lite'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { SimilarSuggestionsList } from './similar-suggestions'
import { SuggestionFields } from '../suggestion-fields'
import { SuggestionFormViewModel } from './suggestion-form.view-model'
import { suggestionFormWords } from '../suggestion-form.words'
import { mySuggestionsPath, suggestionsPath } from '../suggestions.paths'

/** S096: writing a suggestion; similar ones are shown and can be supported instead. */
export const SuggestionFormScreen = observer(function SuggestionFormScreen({
  viewModel,
}: {
  readonly viewModel: SuggestionFormViewModel
}) {
  const words = useWords(suggestionFormWords)
  const { form, departments, limit, spot, change } = viewModel
  return (
    <SuggestionFields
      form={form}
      departments={departments}
      proposal={viewModel.proposal}
      spot={spot}
      label={words.screen}
      onChange={change}
      limit={{ reached: limit.value, way: { to: mySuggestionsPath, label: words.mySuggestions } }}
    >
      <SimilarSuggestionsList viewModel={viewModel} />
    </SuggestionFields>
  )
})

export const screen = defineScreen({
  viewModel: SuggestionFormViewModel,
  view: SuggestionFormScreen,
  parent: suggestionsPath,
})
