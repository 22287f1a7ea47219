import { observer } from 'mobx-react-lite'
import type { Identity } from '../../../domain/people/identities/identity'
import type { VolunteerOption, VolunteerOptions } from '../../../domain/civic/volunteers/volunteer'
import { mostSkills, type VolunteerChange } from '../../../domain/civic/volunteers/volunteer-form'
import { useFields, type FieldsForm } from '../../frame/forms/use-fields.part'
import { CheckboxGroup, RadioGroup } from '../../frame/kit/fields/choice'
import { DateField } from '../../frame/kit/fields/date-field'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { SelectField } from '../../frame/kit/fields/select-field'
import { TextField } from '../../frame/kit/fields/text-field'
import { useWords } from '../../frame/words/words'
import styles from './register.module.css'
import type { RegisterViewModel } from './register.view-model'
import { registerWords } from './register.words'

const earliestBirthdate = '1900-01-01'
const sexes = ['male', 'female'] as const
const choices = (options: readonly VolunteerOption[] | undefined) =>
  (options ?? []).map(({ id, name }) => ({ value: id, label: name }))

interface VolunteerFieldsProps {
  readonly viewModel: RegisterViewModel
  readonly form: FieldsForm<VolunteerChange>
}

interface PersonFieldsProps extends VolunteerFieldsProps {
  /** The verified identity; null on a site that does not check names. */
  readonly identity: Identity | null
}

/** The fields of a person; facts from a verified identity are shown, but cannot be edited. */
export const PersonFields = observer(function PersonFields({ viewModel, form, identity }: PersonFieldsProps) {
  const words = useWords(registerWords)
  const field = useFields(form, words)
  const sex = field('sex')
  return (
    <>
      <div className={styles.flush}>
        <RowGroup>
          {identity !== null && <ListRow title={words.name} value={identity.name} />}
          <ListRow title={words.phone} value={viewModel.phone ?? words.noPhone} />
        </RowGroup>
      </div>
      {identity === null && (
        <>
          <TextField {...field('name')} autoComplete="name" />
          <RadioGroup
            {...sex}
            options={sexes.map((value) => ({ value, label: words[value] }))}
            value={sex.value === null ? null : (sexes[sex.value - 1] ?? null)}
            onChange={(value) => sex.onChange(value === 'male' ? 1 : 2)}
          />
          <DateField {...field('birthDate')} min={earliestBirthdate} max={viewModel.register.today} />
        </>
      )}
      {viewModel.hasGuardian && (
        <>
          <p className={styles.text}>{words.guardianWhy}</p>
          <TextField {...field('guardianName')} autoComplete="off" />
          <TextField {...field('guardianPhone')} type="tel" inputMode="tel" autoComplete="off" />
        </>
      )}
      <OptionField viewModel={viewModel} form={form} name="nation" optionsName="nations" />
      <OptionField viewModel={viewModel} form={form} name="politics" optionsName="politics" />
    </>
  )
})

export const BackgroundFields = observer(function BackgroundFields({ viewModel, form }: VolunteerFieldsProps) {
  return (
    <>
      <OptionField viewModel={viewModel} form={form} name="education" optionsName="educations" />
      <OptionField viewModel={viewModel} form={form} name="streetId" optionsName="streets" />
    </>
  )
})

export const ServiceFields = observer(function ServiceFields({ viewModel, form }: VolunteerFieldsProps) {
  const field = useFields(form, useWords(registerWords))
  const options = viewModel.options.value
  return (
    <>
      <CheckboxGroup {...field('skills')} most={mostSkills} options={choices(options?.skills)} />
      <CheckboxGroup {...field('times')} options={choices(options?.times)} />
    </>
  )
})

interface OptionFieldProps extends VolunteerFieldsProps {
  readonly name: 'nation' | 'politics' | 'education' | 'streetId'
  readonly optionsName: keyof VolunteerOptions
}

const OptionField = observer(function OptionField({ viewModel, form, name, optionsName }: OptionFieldProps) {
  const words = useWords(registerWords)
  const field = useFields(form, words)
  return (
    <SelectField
      {...field(name)}
      placeholder={words.choose}
      options={choices(viewModel.options.value?.[optionsName])}
    />
  )
})
