import { observer } from 'mobx-react-lite'
import { myShowsPath, showsPath } from '../shows.paths'
import { showPlaceRule, showTextRule } from '../../../../domain/civic/shows/show-form'
import { ComposerPage } from '../../../frame/forms/composer-page.part'
import { PicturesField } from '../../../frame/forms/pictures-field.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ChoiceChips } from '../../../frame/kit/chips/choice-chips'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { TextField } from '../../../frame/kit/fields/text-field'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { ShowFormViewModel } from './show-form.view-model'
import { showFormWords } from './show-form.words'

interface ShowFormProps {
  readonly viewModel: ShowFormViewModel
}

/**
 * S132: showing something of the city; S108: showing something of the city, at its early address; S104: entering
 * something under a topic.
 */
export const ShowFormScreen = observer(function ShowFormScreen({ viewModel }: ShowFormProps) {
  const words = useWords(showFormWords)
  return viewModel.isClosed ? (
    <PlainPage title={words.screen}>
      <EmptyState title={words.closedTitle} text={words.closedText} />
    </PlainPage>
  ) : (
    <ShowFields viewModel={viewModel} />
  )
})

const ShowFields = observer(function ShowFields({ viewModel }: ShowFormProps) {
  const { form, classes, topic, kind, options } = viewModel
  const words = useWords(showFormWords)
  const field = useFields(form, words)
  return (
    <ComposerPage
      title={words.screen}
      form={form}
      words={words}
      submit={words.submit}
      limit={{ reached: options.value?.limit ?? null, way: { to: myShowsPath, label: words.myShows } }}
    >
      {topic.value !== null && <p>{words.under(topic.value.title)}</p>}
      <TextArea {...field('text')} bare maxLength={showTextRule.most} rows={5} />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
      {classes.state === 'failed' ? (
        <FailedPart isQuiet title={words.categoriesFailed} failure={classes.failure} onRetry={classes.reload} />
      ) : (
        <ChoiceChips
          {...field('categoryId')}
          options={[
            ...(kind === 'entry' ? [{ value: '', label: words.noCategory }] : []),
            ...(classes.value ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextField {...field('place')} letters={showPlaceRule.most} autoComplete="street-address" />
    </ComposerPage>
  )
})

export const screen = defineScreen({ viewModel: ShowFormViewModel, view: ShowFormScreen, parent: showsPath })
