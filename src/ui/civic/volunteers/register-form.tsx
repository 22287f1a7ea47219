import { observer } from 'mobx-react-lite'
import type { Registration } from '../../../application/civic/volunteers/register-as-volunteer'
import { mostTeams } from '../../../domain/civic/volunteers/volunteer-form'
import { WaySteps } from '../../frame/cases/way-steps.part'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { TaskList } from '../../frame/forms/task-list.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Checkbox } from '../../frame/kit/fields/choice'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { TeamChoicePart } from '../teams/team-choice.part'
import { useWords } from '../../frame/words/words'
import styles from './register.module.css'
import type { RegisterViewModel } from './register.view-model'
import { registerWords } from './register.words'
import { BackgroundFields, PersonFields, ServiceFields } from './volunteer-fields'

interface RegisterFormProps {
  readonly viewModel: RegisterViewModel
  readonly registration: Registration
}

/** The steps of the registration: the list of tasks, or one step. */
export const RegisterForm = observer(function RegisterForm({ viewModel, registration }: RegisterFormProps) {
  const words = useWords(registerWords)
  const { form, steps, teams } = registration
  const { options } = viewModel
  const stepIndex = steps.current
  const step = stepIndex === null ? null : steps.steps[stepIndex]
  if (options.value === null && options.state === 'failed')
    return <FailedPart title={words.optionsFailed} failure={options.failure} onRetry={() => void options.load()} />
  return (
    <>
      <WaySteps way={registration.identity === null ? 'unnamedVolunteer' : 'volunteer'} at="form" />
      {step && (
        <h2 className={styles.step}>
          {words[step.name as 'person']}
          <span className={styles.place}>{words.stepOf((stepIndex ?? 0) + 1, steps.steps.length)}</span>
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
      {/* The choice of teams stands outside the form, because its search is a form of its own. */}
      <TeamChoicePart
        choice={teams}
        chosenTeams={form.values.teams}
        most={mostTeams}
        onChoose={(teams) => form.change({ teams })}
      />
    </>
  )
})

const StepFields = observer(function StepFields({
  viewModel,
  registration: { form, identity, teams },
  step,
}: RegisterFormProps & { readonly step: string }) {
  const words = useWords(registerWords)
  const { value: hasAgreed, ...consent } = useFields(form, words)('agreed')
  const selectedTeams = form.values.teams
  switch (step) {
    case 'person':
      return <PersonFields viewModel={viewModel} form={form} identity={identity} />
    case 'background':
      return <BackgroundFields viewModel={viewModel} form={form} />
    case 'service':
      return (
        <>
          <ServiceFields viewModel={viewModel} form={form} />
          <div className={styles.flush}>
            <RowGroup>
              <ListRow
                title={words.teams}
                {...(selectedTeams.length === 0
                  ? { value: words.noTeam }
                  : { text: selectedTeams.map(({ name }) => name).join(words.comma) })}
                onPress={teams.open}
              />
            </RowGroup>
          </div>
          <p className={styles.text}>{words.teamWhy}</p>
        </>
      )
    default:
      return (
        <>
          <p className={styles.text}>{viewModel.hasGuardian ? words.consentTextMinor : words.consentText}</p>
          <Checkbox {...consent} checked={hasAgreed} />
        </>
      )
  }
})
