import { observer } from 'mobx-react-lite'
import {
  personAddressRule,
  personNeedsRule,
  relations,
  type HelpedPersonForm,
} from '../../../../domain/civic/wishes/helped-person-form'
import type { ReachedLimit } from '../../../../domain/frame/shared/reached-limit'
import type { Form } from '../../../../application/frame/forms/form'
import type { HelpedPerson } from '../../../../domain/civic/wishes/helped-person'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { Checkbox, RadioGroup } from '../../../frame/kit/fields/choice'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { TextField } from '../../../frame/kit/fields/text-field'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { registerVolunteerPath } from '../../volunteers/volunteers.paths'
import { useWords } from '../../../frame/words/words'
import { HelpedPersonFormViewModel } from './helped-person-form.view-model'
import { helpedPersonsPath } from '../wishes.paths'
import { helpedPersonFormWords } from './helped-person-form.words'

const sexes = ['unsaid', 'male', 'female'] as const

/** S144: registering a person whom the member helps. */
export const HelpedPersonFormScreen = observer(function HelpedPersonFormScreen({
  viewModel,
}: {
  readonly viewModel: HelpedPersonFormViewModel
}) {
  const words = useWords(helpedPersonFormWords)
  const { form, person, role, isCorrection } = viewModel
  const personOrRole = isCorrection ? person : role
  return (
    <PlainPage title={isCorrection ? words.correction : words.screen}>
      <MembersOnly isMember={viewModel.isMember} reason="add-helped-person">
        {form !== null ? (
          <HelpedPersonFields form={form} isCorrection={isCorrection} reached={role.value?.limit ?? null} />
        ) : viewModel.isRefused ? (
          <EmptyState
            subject="pass"
            title={words.notAHelper}
            text={words.notAHelperText}
            action={<ButtonLink to={registerVolunteerPath}>{words.becomeVolunteer}</ButtonLink>}
          />
        ) : personOrRole.state === 'failed' ? (
          <FailedPart title={words.failed} failure={personOrRole.failure} onRetry={() => void viewModel.load()} />
        ) : (
          <SkeletonList label={words.screen} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

interface HelpedPersonFieldsProps {
  readonly form: Form<HelpedPersonForm, HelpedPersonForm, HelpedPerson>
  readonly isCorrection: boolean
  readonly reached: ReachedLimit | null
}

const HelpedPersonFields = observer(function HelpedPersonFields({
  form,
  isCorrection,
  reached,
}: HelpedPersonFieldsProps) {
  const words = useWords(helpedPersonFormWords)
  const field = useFields(form, words)
  const sex = field('sex')
  const relation = field('relation')
  const { value: hasAgreed, ...consent } = field('agreed')
  return (
    <FormFrame
      form={form}
      words={words}
      label={isCorrection ? words.correction : words.screen}
      submit={isCorrection ? words.save : words.submit}
      limit={{ reached, timed: words.limit, way: { to: helpedPersonsPath, label: words.helpedPersons } }}
    >
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
      <Checkbox {...consent} checked={hasAgreed} />
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: HelpedPersonFormViewModel,
  view: HelpedPersonFormScreen,
  parent: ({ parent }) => parent,
})
