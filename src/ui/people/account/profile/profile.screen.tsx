import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { earliestBirthdate, longestAddress } from '../../../../domain/people/account/profile-form'
import { RadioGroup } from '../../../frame/kit/fields/choice'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { Button } from '../../../frame/kit/buttons/button'
import { DateField } from '../../../frame/kit/fields/date-field'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { TextField } from '../../../frame/kit/fields/text-field'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { AvatarEditor } from './avatar-editor.part'
import { useWords } from '../../../frame/words/words'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { ProfileViewModel } from './profile.view-model'
import { profileWords } from './profile.words'

interface ProfileProps {
  readonly viewModel: ProfileViewModel
}

/** S058: the member's profile, to change. */
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
