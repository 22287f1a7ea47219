import { observer } from 'mobx-react-lite'
import { FormFrame } from '../../forms/form-frame.part'
import { Button } from '../../kit/buttons/button'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { BindPhoneViewModel } from './bind-phone.view-model'
import { PhoneCodeFields } from '../phone-code-fields'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'
import { sessionWords } from '../session.words'

/** S060: adding a phone. */
export const BindPhoneScreen = observer(function BindPhoneScreen({
  viewModel,
}: {
  readonly viewModel: BindPhoneViewModel
}) {
  const words = useWords(sessionWords)
  const { phone } = viewModel
  return (
    <PlainPage title={words.bindTitle}>
      <p className={styles.lead}>{words.bindHint}</p>
      <FormFrame form={phone.form} words={words} label={words.bindTitle} submit={words.bind} short>
        <PhoneCodeFields of={phone} onComplete={() => void phone.form.submit()} />
      </FormFrame>
      {viewModel.offersOtherAccount && (
        <Button block className={styles.other} onClick={viewModel.leaveAccount}>
          {words.switchAccount}
        </Button>
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: BindPhoneViewModel, view: BindPhoneScreen, parent: minePath })
