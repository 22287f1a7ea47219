import { observer } from 'mobx-react-lite'
import { MessageSettingsPart } from '../../frame/messages/message-settings.part'
import { ListRow, RowGroup } from '../../frame/kit/list-row'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { useWords } from '../../frame/words/words'
import { minePath } from '../../overview/agenda/agenda.paths'
import { userPrivacyPath } from '../privacy/privacy.paths'
import { UserSettingsViewModel } from './user-settings.view-model'
import { userSettingsWords } from './user-settings.words'

interface UserSettingsProps {
  readonly viewModel: UserSettingsViewModel
}

/** S073 */
export const UserSettingsScreen = observer(function UserSettingsScreen({ viewModel }: UserSettingsProps) {
  const words = useWords(userSettingsWords)
  return (
    <PlainPage title={words.title} look="rows">
      <MembersOnly isMember={viewModel.isMember}>
        <MessageSettingsPart viewModel={viewModel.messages} />
        <RowGroup>
          <ListRow title={words.privacy} to={userPrivacyPath} />
        </RowGroup>
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: UserSettingsViewModel, view: UserSettingsScreen, parent: minePath })
