import { observer } from 'mobx-react-lite'
import {
  mostClaimants,
  wishAddressRule,
  wishPlaceRule,
  wishTextRule,
  wishTitleRule,
} from '../../../../domain/civic/wishes/wish-form'
import { ComposerPage } from '../../../frame/forms/composer-page.part'
import { PicturesField } from '../../../frame/forms/pictures-field.part'
import { TimeOfDayField } from '../../../frame/forms/time-of-day-field.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { ChoiceChips } from '../../../frame/kit/chips/choice-chips'
import { DateField } from '../../../frame/kit/fields/date-field'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { TextField } from '../../../frame/kit/fields/text-field'
import { PlaceField } from '../../../frame/places/place-field.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { WishFormViewModel } from './wish-form.view-model'
import { myWishesPath, wishesPath } from '../wishes.paths'
import { wishFormWords } from './wish-form.words'

const counts = Array.from({ length: mostClaimants }, (_, index) => String(index + 1))

/** S129: making a wish, for oneself or for somebody helped; S103: making a wish, at its early address. */
export const WishFormScreen = observer(function WishFormScreen({
  viewModel,
}: {
  readonly viewModel: WishFormViewModel
}) {
  const words = useWords(wishFormWords)
  return viewModel.isClosed ? (
    <PlainPage title={words.screen}>
      <EmptyState subject="locked" title={words.closedTitle} text={words.closedText} />
    </PlainPage>
  ) : (
    <WishFields viewModel={viewModel} />
  )
})

const WishFields = observer(function WishFields({ viewModel }: { readonly viewModel: WishFormViewModel }) {
  const words = useWords(wishFormWords)
  const { form, choices, persons, days } = viewModel
  const field = useFields(form, words)
  const helperCountField = field('wanted')
  const person = field('helpedPersonId')
  return (
    <ComposerPage
      title={words.screen}
      form={form}
      words={words}
      submit={words.submit}
      limit={{ reached: choices.value?.limit ?? null, way: { to: myWishesPath, label: words.myWishes } }}
    >
      {persons.length > 0 && (
        <SelectField
          {...person}
          value={person.value ?? ''}
          options={[{ value: '', label: words.myself }, ...persons.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(id) => person.onChange(id === '' ? null : id)}
        />
      )}
      <TextField
        {...field('title')}
        placeholder={words['title.example']}
        letters={wishTitleRule.most}
        enterKeyHint="next"
      />
      <TextArea {...field('text')} maxLength={wishTextRule.most} rows={4} />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
      {choices.state === 'failed' ? (
        <FailedPart isQuiet title={words.categoriesFailed} failure={choices.failure} onRetry={choices.reload} />
      ) : (
        <ChoiceChips
          {...field('categoryId')}
          options={(choices.value?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <PlaceField
        {...field('place')}
        letters={wishPlaceRule.most}
        onChange={(part) => form.change({ place: { ...form.values.place, ...part } })}
      />
      <TextField {...field('address')} optional autoComplete="off" letters={wishAddressRule.most} />
      <DateField {...field('wantedOn')} min={days.first} max={days.last} />
      <TimeOfDayField {...field('timeOfDay')} />
      <SelectField
        {...helperCountField}
        value={String(helperCountField.value)}
        options={counts.map((count) => ({ value: count, label: words.people(Number(count)) }))}
        onChange={(count) => helperCountField.onChange(Number(count))}
      />
    </ComposerPage>
  )
})

export const screen = defineScreen({ viewModel: WishFormViewModel, view: WishFormScreen, parent: wishesPath })
