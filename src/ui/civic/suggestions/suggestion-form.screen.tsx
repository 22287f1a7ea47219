import { observer } from 'mobx-react-lite'
import {
  suggestionContactRule,
  suggestionKinds,
  suggestionPlaceRule,
  suggestionTextRule,
  suggestionTitleRule,
  type SuggestionKind,
} from '../../../domain/civic/suggestions/suggestion-form'
import { SpotButtonPart } from '../maps/spot-sheet.part'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Checkbox, RadioGroup } from '../../frame/kit/choice'
import { FailedPart } from '../../frame/kit/failed-part'
import { SelectField } from '../../frame/kit/select-field'
import { TextArea } from '../../frame/kit/text-area'
import { TextField } from '../../frame/kit/text-field'
import { PlaceField } from '../../frame/places/place-field.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { useWords } from '../../frame/words/words'
import { SimilarSuggestionsList } from './similar-suggestions'
import { SuggestionFormViewModel } from './suggestion-form.view-model'
import { suggestionFormWords } from './suggestion-form.words'
import styles from './similar-suggestions.module.css'
import { suggestionsPath } from './suggestions.paths'
import { suggestionsWords } from './suggestions.words'

/** S096 */
export const SuggestionFormScreen = observer(function SuggestionFormScreen({
  viewModel,
}: {
  readonly viewModel: SuggestionFormViewModel
}) {
  const words = useWords(suggestionFormWords)
  const listWords = useWords(suggestionsWords)
  const { form, departments, department } = viewModel
  const field = useFields(form, words)
  const kind = field('kind')
  const place = field('place')
  const { latitude, longitude } = place.value
  return (
    <PlainPage title={words.screen}>
      <FormFrame form={form} words={words} label={words.screen} submit={words.submit}>
        <RadioGroup<SuggestionKind>
          {...kind}
          value={kind.value === '' ? null : kind.value}
          options={suggestionKinds.map((value) => ({ value, label: words[value], hint: words[`${value}.hint`] }))}
        />
        {departments.state === 'failed' && departments.value === null ? (
          <FailedPart
            isQuiet
            title={words.departmentsFailed}
            failure={departments.failure}
            onRetry={departments.reload}
          />
        ) : (
          <SelectField
            {...field('departmentId')}
            {...(department !== null && { hint: listWords.promise(department.acceptDays, department.replyDays) })}
            placeholder={words.choose}
            options={(departments.value ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextField
          {...field('title')}
          letters={suggestionTitleRule.most}
          enterKeyHint="next"
          onChange={(title) => viewModel.change({ title })}
        />
        <SimilarSuggestionsList viewModel={viewModel} />
        <TextArea {...field('text')} maxLength={suggestionTextRule.most} rows={6} />
        <PlaceField
          {...place}
          letters={suggestionPlaceRule.most}
          optional={kind.value !== 'problem'}
          onChange={(part) => viewModel.change({ place: { ...form.values.place, ...part } })}
        >
          <SpotButtonPart
            spot={viewModel.spot}
            at={latitude === null || longitude === null ? null : { latitude, longitude }}
            onChoose={(spot) => viewModel.change({ place: { ...form.values.place, ...spot } })}
          />
        </PlaceField>
        {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
        <ConsentFields viewModel={viewModel} />
        <ContactField viewModel={viewModel} />
      </FormFrame>
    </PlainPage>
  )
})

/** The choices of who may read it, and who learns who wrote it. */
const ConsentFields = observer(function ConsentFields({
  viewModel: { form },
}: {
  readonly viewModel: SuggestionFormViewModel
}) {
  const words = useWords(suggestionFormWords)
  const { isPublic, isAnonymous } = form.values
  return (
    <div>
      <Checkbox label={words.isPublic} checked={isPublic} onChange={(chosen) => form.change({ isPublic: chosen })} />
      <Checkbox
        label={words.isAnonymous}
        checked={isAnonymous}
        onChange={(chosen) => form.change({ isAnonymous: chosen })}
      />
      <p className={styles.quiet}>{isAnonymous ? words.anonymousHint : words.namedHint}</p>
    </div>
  )
})

/** The contact that the office may use instead of the phone; an anonymous author has none, since it would name them. */
const ContactField = observer(function ContactField({
  viewModel: { form },
}: {
  readonly viewModel: SuggestionFormViewModel
}) {
  const words = useWords(suggestionFormWords)
  const field = useFields(form, words)
  if (form.values.isAnonymous) return null
  return <TextField {...field('contact')} optional letters={suggestionContactRule.most} autoComplete="off" />
})

export const screen = defineScreen({
  viewModel: SuggestionFormViewModel,
  view: SuggestionFormScreen,
  parent: suggestionsPath,
})
