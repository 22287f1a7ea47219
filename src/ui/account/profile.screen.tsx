import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { earliestBirthdate, longestAddress } from '../../domain/account/profile-form'
import { RadioGroup } from '../kit/choice'
import { FormFrame } from '../forms/form-frame.part'
import { useFields } from '../forms/use-fields.part'
import { Button } from '../kit/button'
import { DateField } from '../kit/date-field'
import { FailedPart } from '../kit/failed-part'
import { Icon } from '../kit/icon'
import { SkeletonList } from '../kit/skeleton'
import { TextArea } from '../kit/text-area'
import { TextField } from '../kit/text-field'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { AvatarEditor } from '../uploads/avatar-editor.part'
import { useWords } from '../words/words'
import { minePath } from './account.routes'
import { ProfileViewModel } from './profile.view-model'
import { profileWords } from './profile.words'

interface ProfileProps {
  readonly viewModel: ProfileViewModel
}

/** S058 */
export const ProfileScreen = observer(function ProfileScreen({ viewModel }: ProfileProps) {
  const words = useWords(profileWords)
  const { user } = viewModel
  return (
    <PlainPage title={words.title}>
      {user.state === 'ready' ? (
        <>
          <AvatarEditor />
          <ProfileFields viewModel={viewModel} />
        </>
      ) : user.state === 'failed' ? (
        <FailedPart title={words.failed} failure={user.failure} onRetry={user.reload} />
      ) : (
        <SkeletonList label={words.title} shape="rows" />
      )}
    </PlainPage>
  )
})

const sexes = { unsaid: 0, male: 1, female: 2 } as const
type SexName = keyof typeof sexes
const sexNames = Object.keys(sexes) as readonly SexName[]

const ProfileFields = observer(function ProfileFields({ viewModel }: ProfileProps) {
  const words = useWords(profileWords)
  const field = useFields(viewModel.form, words)
  const sex = field('sex')
  return (
    <FormFrame form={viewModel.form} words={words} label={words.title} submit={words.save} onlyChanges>
      <TextField {...field('nickname')} autoComplete="nickname" enterKeyHint="done" />
      <RadioGroup<SexName>
        {...sex}
        options={[
          { value: 'unsaid', label: words.sexUnsaid },
          { value: 'male', label: words.male },
          { value: 'female', label: words.female },
        ]}
        value={sexNames.find((name) => sexes[name] === sex.value) ?? 'unsaid'}
        onChange={(name) => sex.onChange(sexes[name])}
      />
      <DateField {...field('birthdate')} optional autoComplete="bday" min={earliestBirthdate} max={viewModel.today} />
      <TextArea {...field('homeAddress')} optional rows={2} maxLength={longestAddress} />
      <Button small icon={<Icon of={MapPin} size={16} />} onClick={viewModel.chooseAddress}>
        {words.chooseAddress}
      </Button>
    </FormFrame>
  )
})

export const screen = defineScreen({ viewModel: ProfileViewModel, view: ProfileScreen, parent: minePath })
