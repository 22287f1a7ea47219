import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/buttons/button'
import { Icon } from '../../kit/pictures/icon'
import { useIsHydrated } from '../../kit/hydration/use-is-hydrated'
import { useService } from '../../shell/app-context'
import { useWords } from '../../words/words'
import { FormFailure } from '../form-failure.part'
import styles from './messenger-login.module.css'
import { MessengerLoginViewModel } from './messenger-login.part.view-model'
import { sessionWords } from '../session.words'

interface MessengerLoginProps {
  /** The screen that the visitor wanted. */
  readonly redirect: string
  /** Goes on once the agreements are accepted, which all ways to log in need. */
  readonly afterConsent: (goOn: () => void) => void
}

/** S085: login through the messenger; renders nothing when it is not offered. */
export const MessengerLogin = observer(function MessengerLogin({ redirect, afterConsent }: MessengerLoginProps) {
  const words = useWords(sessionWords)
  const viewModel = useService(MessengerLoginViewModel)
  // The platform renders one page for all browsers, so only the client knows whether it runs in the messenger.
  const isHydrated = useIsHydrated()
  if (!isHydrated || !viewModel.isOffered) return null
  return (
    <div className={styles.other}>
      <p className={styles.or}>{words.orBy}</p>
      <FormFailure failure={viewModel.failure} />
      <Button
        block
        icon={<Icon of={MessageCircle} />}
        busy={viewModel.isBusy}
        onClick={() => afterConsent(() => void viewModel.start(redirect))}
      >
        {words.byMessenger}
      </Button>
    </div>
  )
})
