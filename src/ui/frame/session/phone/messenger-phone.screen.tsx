import { observer } from 'mobx-react-lite'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { FormFrame } from '../../forms/form-frame.part'
import { Button } from '../../kit/buttons/button'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { BindPhoneViewModel } from './bind-phone.view-model'
import { messengerAccountWords } from '../messenger-account/messenger-account.words'
import { PhoneCodeFields } from '../phone-code-fields'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'
import { sessionWords } from '../session.words'

/** S074: add a phone after a login by the messenger, compulsory or not. */
export const MessengerPhoneScreen = observer(function MessengerPhoneScreen({
  viewModel,
}: {
  readonly viewModel: BindPhoneViewModel
}) {
  const words = useWords(messengerAccountWords)
  const shared = useWords(sessionWords)
  const { phone, isCompulsory, offersOtherAccount } = viewModel
  return (
    <PlainPage title={words.phoneTitle} onBack={isCompulsory ? viewModel.leaveAccount : viewModel.goOn}>
      <p className={styles.lead}>{isCompulsory ? words.phoneNeeded : words.phoneHint}</p>
      <FormFrame form={phone.form} words={shared} label={words.phoneTitle} submit={shared.bind} short>
        <PhoneCodeFields of={phone} onComplete={() => void phone.form.submit()} />
      </FormFrame>
      {offersOtherAccount ? (
        <Button block className={styles.other} onClick={viewModel.leaveAccount}>
          {shared.switchAccount}
        </Button>
      ) : isCompulsory ? (
        <Button block className={styles.other} onClick={viewModel.leaveAccount}>
          {words.logOut}
        </Button>
      ) : (
        <Button block className={styles.other} onClick={viewModel.goOn}>
          {words.later}
        </Button>
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: BindPhoneViewModel, view: MessengerPhoneScreen, parent: minePath })
