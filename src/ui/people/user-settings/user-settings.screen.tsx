import { observer } from 'mobx-react-lite'
import { MessageSettingsPart } from '../../frame/messages/message-settings.part'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { PlainPage } from '../../frame/session/plain-page.part'
import { loginPath } from '../../frame/session/session.paths'
import { defineScreen } from '../../frame/shell/screens/screen'
import { settingPath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { minePath } from '../../overview/agenda/agenda.paths'
import { InterestsPart } from '../interests/interests.part'
import { userPrivacyPath } from '../privacy/privacy.paths'
import { safePath } from '../safety/safety.paths'
import { UserSettingsViewModel } from './user-settings.view-model'
import { userSettingsPath } from './user-settings.paths'
import { userSettingsWords } from './user-settings.words'

interface UserSettingsProps {
  readonly viewModel: UserSettingsViewModel
}

/** S073: all settings, of this device and of the member. Guests find what they can set, and the way to the rest. */
export const UserSettingsScreen = observer(function UserSettingsScreen({ viewModel }: UserSettingsProps) {
  const words = useWords(userSettingsWords)
  return (
    <PlainPage title={words.title} look="rows">
      <RowGroup>
        <ListRow title={words.app} text={words.appText} to={settingPath} />
        <ListRow title={words.privacy} text={words.privacyText} to={userPrivacyPath} />
        <ListRow title={words.safety} text={words.safetyText} to={safePath} />
      </RowGroup>
      <RowGroup title={words.reading}>
        <InterestsPart />
      </RowGroup>
      {viewModel.isMember ? (
        <MessageSettingsPart viewModel={viewModel.messages} />
      ) : (
        <RowGroup>
          <ListRow title={words.logIn} to={loginPath(userSettingsPath)} />
        </RowGroup>
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: UserSettingsViewModel, view: UserSettingsScreen, parent: minePath })
