import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { FormFrame } from '../forms/form-frame.part'
import { Button } from '../kit/button'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { messengerAccountWords } from './messenger-account.words'
import { MessengerPhoneViewModel } from './messenger-phone.view-model'
import { PhoneCodeFields } from './phone-code-fields'
import { PlainPage } from './plain-page.part'
import styles from './session-form.module.css'
import { sessionWords } from './session.words'

/** S074 */
export const MessengerPhoneScreen = observer(function MessengerPhoneScreen({
  viewModel,
}: {
  readonly viewModel: MessengerPhoneViewModel
}) {
  const words = useWords(messengerAccountWords)
  const shared = useWords(sessionWords)
  const { phone, isCompulsory, offersOtherAccount } = viewModel
  return (
    <PlainPage title={words.phoneTitle} onBack={isCompulsory ? viewModel.leaveAccount : viewModel.later}>
      <p className={styles.lead}>{isCompulsory ? words.phoneNeeded : words.phoneHint}</p>
      <FormFrame form={phone.form} words={shared} label={words.phoneTitle} submit={shared.bind} short>
        <PhoneCodeFields of={phone} onComplete={() => void phone.form.submit()} />
      </FormFrame>
      {offersOtherAccount ? (
        <Button block onClick={viewModel.leaveAccount}>
          {shared.switchAccount}
        </Button>
      ) : isCompulsory ? (
        <Button block onClick={viewModel.leaveAccount}>
          {words.logOut}
        </Button>
      ) : (
        <Button block onClick={viewModel.later}>
          {words.later}
        </Button>
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: MessengerPhoneViewModel, view: MessengerPhoneScreen, parent: minePath })
