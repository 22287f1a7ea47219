import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { ErrorState } from '../kit/error-state'
import { subjectOf } from '../kit/failed-part'
import { useFailureText } from '../kit/use-failure-text'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { AuthViewModel } from './auth.view-model'
import { PlainPage } from './plain-page.part'
import { sessionWords } from './session.words'

/** S019 */
export const AuthScreen = observer(function AuthScreen({
  viewModel: { status, failure, retry, toLogin },
}: {
  readonly viewModel: AuthViewModel
}) {
  const words = useWords(sessionWords)
  const failureText = useFailureText()
  const toLoginButton = (
    <Button kind={status === 'failed' ? 'secondary' : 'primary'} onClick={toLogin}>
      {words.toLogin}
    </Button>
  )
  return (
    <PlainPage title={words.loginTitle} onBack={toLogin}>
      {status === 'running' && <p role="status">{words.loggingIn}</p>}
      {status === 'refused' && (
        <ErrorState
          title={words.messengerRefused}
          text={words.messengerRefusedText}
          subject="gone"
          action={toLoginButton}
        />
      )}
      {status === 'stale' && (
        <ErrorState
          title={words.messengerStale}
          text={words.messengerStaleText}
          subject="gone"
          action={toLoginButton}
        />
      )}
      {status === 'failed' && failure !== null && (
        <ErrorState
          title={words.messengerFailed}
          text={failureText(failure)}
          subject={subjectOf(failure)}
          onRetry={retry}
          retryLabel={words.retry}
          action={toLoginButton}
        />
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: AuthViewModel, view: AuthScreen, parent: null })
