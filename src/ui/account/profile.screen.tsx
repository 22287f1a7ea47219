import { observer } from 'mobx-react-lite'
import { earliestBirthdate, longestAddress, type ProfileForm } from '../../domain/account/profile-form'
import { Button } from '../kit/button'
import { RadioGroup } from '../kit/choice'
import { DateField } from '../kit/date-field'
import { FailedPart } from '../kit/failed-part'
import { ErrorSummary } from '../kit/error-summary'
import { Form } from '../kit/form'
import { SkeletonList } from '../kit/skeleton'
import { TextArea } from '../kit/text-area'
import { TextField } from '../kit/text-field'
import { FormFailure } from '../session/form-failure.part'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { AvatarEditor } from '../uploads/avatar-editor.part'
import { useWords } from '../words/words'
import { LeaveGuard } from './leave-guard.part'
import { ProfileViewModel } from './profile.view-model'
import styles from './profile.module.css'
import { profileWords } from './profile.words'

interface ProfileProps {
  readonly viewModel: ProfileViewModel
}

/** S058 */
export const ProfileScreen = observer(function ProfileScreen({ viewModel }: ProfileProps) {
  const words = useWords(profileWords)
  const { form, state } = viewModel
  return (
    <PlainPage title={words.title} onBack={viewModel.back}>
      {form !== null ? (
        <>
          <AvatarEditor />
          <ProfileFields viewModel={viewModel} form={form} />
          <LeaveGuard isChanged={viewModel.asksBeforeLeaving} />
        </>
      ) : state === 'failed' ? (
        <FailedPart title={words.failed} failure={viewModel.failure} onRetry={() => void viewModel.open()} />
      ) : (
        <SkeletonList label={words.title} shape="rows" />
      )}
    </PlainPage>
  )
})

const sexes = { unsaid: 0, male: 1, female: 2 } as const
type SexName = keyof typeof sexes
const sexNames = Object.keys(sexes) as readonly SexName[]

interface ProfileFieldsProps extends ProfileProps {
  readonly form: ProfileForm
}

const ProfileFields = observer(function ProfileFields({ viewModel, form }: ProfileFieldsProps) {
  const words: ReturnType<typeof useWords<typeof profileWords.en>> & Readonly<Record<string, unknown>> =
    useWords(profileWords)
  const { problems } = viewModel
  const say = (field: keyof ProfileForm): string | null => {
    const reason = problems[field]
    if (reason === undefined) return null
    const text = words[`problem.${field}.${reason}`]
    return typeof text === 'string' ? text : words['problem.other']
  }
  const errors = (['nickname', 'birthdate', 'homeAddress'] as const).flatMap((field) => {
    const text = say(field)
    return text === null ? [] : [{ fieldId: `profile-${field}`, text }]
  })
  return (
    <Form onSubmit={() => void viewModel.submit()} busy={viewModel.isBusy} label={words.title}>
      {viewModel.isDraft && (
        <div className={styles.draft} role="status">
          <span>{words.draft}</span>
          <Button kind="quiet" small onClick={viewModel.discard}>
            {words.discard}
          </Button>
        </div>
      )}
      {errors.length > 1 && <ErrorSummary errors={errors} />}
      <TextField
        id="profile-nickname"
        label={words.nickname}
        name="nickname"
        autoComplete="nickname"
        enterKeyHint="done"
        hint={words.nicknameHint}
        value={form.nickname}
        error={say('nickname')}
        onChange={(nickname) => viewModel.change({ nickname })}
      />
      <RadioGroup<SexName>
        label={words.sex}
        options={[
          { value: 'unsaid', label: words.sexUnsaid },
          { value: 'male', label: words.male },
          { value: 'female', label: words.female },
        ]}
        value={sexNames.find((name) => sexes[name] === form.sex) ?? 'unsaid'}
        error={say('sex')}
        onChange={(name) => viewModel.change({ sex: sexes[name] })}
      />
      <DateField
        id="profile-birthdate"
        label={words.birthdate}
        optional
        name="bday"
        autoComplete="bday"
        min={earliestBirthdate}
        max={viewModel.today}
        value={form.birthdate}
        error={say('birthdate')}
        onChange={(birthdate) => viewModel.change({ birthdate })}
      />
      <TextArea
        id="profile-homeAddress"
        label={words.homeAddress}
        optional
        name="street-address"
        rows={2}
        maxLength={longestAddress}
        hint={words.homeAddressHint}
        value={form.homeAddress}
        error={say('homeAddress')}
        onChange={(homeAddress) => viewModel.change({ homeAddress })}
      />
      <FormFailure failure={viewModel.failure} />
      <Button
        kind="primary"
        block
        type="submit"
        busy={viewModel.isBusy}
        disabled={!viewModel.isChanged && !viewModel.isBusy}
      >
        {words.save}
      </Button>
    </Form>
  )
})

export const screen = defineScreen({ viewModel: ProfileViewModel, view: ProfileScreen })
