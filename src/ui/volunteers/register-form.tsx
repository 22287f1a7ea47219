import { observer } from 'mobx-react-lite'
import type { Registration } from '../../application/volunteers/register-as-volunteer'
import type { VolunteerOption } from '../../domain/volunteers/volunteer'
import { mostSkills } from '../../domain/volunteers/volunteer-form'
import { FormFrame } from '../forms/form-frame.part'
import { TaskList } from '../forms/task-list.part'
import { useFields } from '../forms/use-fields.part'
import { Checkbox, CheckboxGroup } from '../kit/choice'
import { DateField } from '../kit/date-field'
import { FailedPart } from '../kit/failed-part'
import { ListRow, RowGroup } from '../kit/list-row'
import { SelectField } from '../kit/select-field'
import { TextField } from '../kit/text-field'
import { TeamChoicePart } from '../teams/team-choice.part'
import { useWords } from '../words/words'
import styles from './register.module.css'
import type { RegisterViewModel } from './register.view-model'
import { registerWords } from './register.words'

interface RegisterFormProps {
  readonly viewModel: RegisterViewModel
  readonly registration: Registration
}

const earliestBirthdate = '1900-01-01'
const choices = (options: readonly VolunteerOption[] | undefined) =>
  (options ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** The steps of the registration, as a list of tasks or one of them. */
export const RegisterForm = observer(function RegisterForm({ viewModel, registration }: RegisterFormProps) {
  const words = useWords(registerWords)
  const { form, steps, teams } = registration
  const { options } = viewModel
  const place = steps.current
  const step = place === null ? null : steps.steps[place]
  if (options.value === null && options.state === 'failed')
    return <FailedPart title={words.optionsFailed} failure={options.failure} onRetry={() => void options.load()} />
  return (
    <>
      {step && (
        <h2 className={styles.step}>
          {words[step.name as 'person']}
          <span className={styles.place}>{words.stepOf((place ?? 0) + 1, steps.steps.length)}</span>
        </h2>
      )}
      <FormFrame
        form={form}
        words={words}
        label={words.screen}
        submit={step ? words.next : words.submit}
        onSubmit={step ? steps.next : () => void viewModel.submit()}
        short
      >
        {step ? (
          <StepFields viewModel={viewModel} registration={registration} step={step.name} />
        ) : (
          <>
            <p className={styles.text}>{words.about}</p>
            <div className={styles.flush}>
              <TaskList steps={steps} words={words} />
            </div>
          </>
        )}
      </FormFrame>
      {/* Not within the form: its search is a form of its own. */}
      <TeamChoicePart choice={teams} chosen={form.values.team} onChoose={(team) => form.change({ team })} />
    </>
  )
})

const StepFields = observer(function StepFields({
  viewModel,
  registration: { form, identity, teams },
  step,
}: RegisterFormProps & { readonly step: string }) {
  const words = useWords(registerWords)
  const field = useFields(form, words)
  const options = viewModel.options.value
  const select = (
    name: 'nation' | 'politics' | 'education' | 'streetId',
    offered: keyof NonNullable<typeof options>,
  ) => <SelectField {...field(name)} placeholder={words.choose} options={choices(options?.[offered])} />
  const { value: agreed, ...consent } = field('agreed')
  const { team } = form.values
  switch (step) {
    case 'person':
      return (
        <>
          <div className={styles.flush}>
            <RowGroup>
              {identity !== null && <ListRow title={words.name} value={identity.name} />}
              <ListRow title={words.phone} value={viewModel.phone ?? words.noPhone} />
            </RowGroup>
          </div>
          {identity === null && (
            <DateField {...field('birthDate')} min={earliestBirthdate} max={viewModel.register.today} />
          )}
          {viewModel.hasGuardian && (
            <>
              <p className={styles.text}>{words.guardianWhy}</p>
              <TextField {...field('guardianName')} autoComplete="off" />
              <TextField {...field('guardianPhone')} type="tel" inputMode="tel" autoComplete="off" />
            </>
          )}
          {select('nation', 'nations')}
          {select('politics', 'politics')}
        </>
      )
    case 'background':
      return (
        <>
          {select('education', 'educations')}
          {select('streetId', 'streets')}
        </>
      )
    case 'service':
      return (
        <>
          <CheckboxGroup {...field('skills')} most={mostSkills} options={choices(options?.skills)} />
          <CheckboxGroup {...field('times')} options={choices(options?.times)} />
          <div className={styles.flush}>
            <RowGroup>
              <ListRow title={words.team} value={team?.name ?? words.noTeam} onPress={teams.open} />
            </RowGroup>
          </div>
          <p className={styles.text}>{words.teamWhy}</p>
        </>
      )
    default:
      return (
        <>
          <p className={styles.text}>{viewModel.hasGuardian ? words.consentTextMinor : words.consentText}</p>
          <Checkbox {...consent} checked={agreed} />
        </>
      )
  }
})
