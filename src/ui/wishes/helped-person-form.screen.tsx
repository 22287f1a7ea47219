import { observer } from 'mobx-react-lite'
import {
  personAddressRule,
  personNeedsRule,
  relations,
  type HelpedPersonForm,
} from '../../domain/wishes/helped-person-form'
import { FormFrame } from '../forms/form-frame.part'
import { useFields } from '../forms/use-fields.part'
import { Checkbox, RadioGroup } from '../kit/choice'
import { SelectField } from '../kit/select-field'
import { TextArea } from '../kit/text-area'
import { TextField } from '../kit/text-field'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { HelpedPersonFormViewModel } from './helped-person-form.view-model'
import { helpedPersonFormWords } from './helped-person-form.words'

const sexes = ['unsaid', 'male', 'female'] as const

/** S144 */
export const HelpedPersonFormScreen = observer(function HelpedPersonFormScreen({
  viewModel,
}: {
  readonly viewModel: HelpedPersonFormViewModel
}) {
  const words = useWords(helpedPersonFormWords)
  const field = useFields(viewModel.form, words)
  const sex = field('sex')
  const relation = field('relation')
  const { value: agreed, ...consent } = field('agreed')
  return (
    <PlainPage title={words.screen} onBack={viewModel.back}>
      <FormFrame form={viewModel.form} words={words} label={words.screen} submit={words.submit}>
        <TextField {...field('name')} autoComplete="off" />
        <SelectField
          {...relation}
          placeholder={words.choose}
          options={relations.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => relation.onChange(value as HelpedPersonForm['relation'])}
        />
        <RadioGroup
          {...sex}
          options={sexes.map((value) => ({ value, label: words[value] }))}
          value={sexes[sex.value] ?? 'unsaid'}
          onChange={(value) => sex.onChange(value === 'male' ? 1 : value === 'female' ? 2 : 0)}
        />
        <TextField {...field('phone')} optional type="tel" inputMode="tel" autoComplete="off" />
        <TextField {...field('address')} letters={personAddressRule.most} autoComplete="off" />
        <TextArea {...field('needs')} optional rows={3} maxLength={personNeedsRule.most} />
        <Checkbox {...consent} checked={agreed} />
      </FormFrame>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: HelpedPersonFormViewModel, view: HelpedPersonFormScreen })
