import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { ErrorState } from '../kit/error-state'
import { subjectOf } from '../kit/failed-part'
import { useFailureText } from '../kit/use-failure-text'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { AuthViewModel } from './auth.view-model'
import { messengerAccountWords } from './messenger-account.words'
import { PlainPage } from './plain-page.part'
import { sessionWords } from './session.words'

/** S019 */
export const AuthScreen = observer(function AuthScreen({ viewModel }: { readonly viewModel: AuthViewModel }) {
  const { status, failure, retry, leave, isBinding } = viewModel
  const words = useAnswerWords(isBinding)
  const shared = useWords(sessionWords)
  const failureText = useFailureText()
  const stopped = status === 'running' || status === 'failed' ? null : words[status]
  const leaveButton = (
    <Button kind={status === 'failed' ? 'secondary' : 'primary'} onClick={leave}>
      {words.leave}
    </Button>
  )
  return (
    <PlainPage title={words.title} onBack={leave}>
      {status === 'running' && <p role="status">{words.running}</p>}
      {stopped !== null && <ErrorState title={stopped.title} text={stopped.text} subject="gone" action={leaveButton} />}
      {status === 'failed' && failure !== null && (
        <ErrorState
          title={words.failed}
          text={failureText(failure)}
          subject={subjectOf(failure)}
          onRetry={retry}
          retryLabel={shared.retry}
          action={leaveButton}
        />
      )}
    </PlainPage>
  )
})

/** The words for the answer to a login, or to a binding. */
function useAnswerWords(isBinding: boolean) {
  const session = useWords(sessionWords)
  const account = useWords(messengerAccountWords)
  const bindingTaken = { title: account.bindingTaken, text: account.bindingTakenText }
  const otherAccount = { title: account.bindingOther, text: account.bindingOtherText }
  return isBinding
    ? {
        title: account.bindingTitle,
        running: account.binding,
        refused: { title: account.bindingRefused, text: account.bindingRefusedText },
        stale: { title: account.bindingStale, text: account.bindingStaleText },
        failed: account.bindingFailed,
        leave: account.toAccount,
        taken: bindingTaken,
        other: otherAccount,
      }
    : {
        title: session.loginTitle,
        running: session.loggingIn,
        refused: { title: session.messengerRefused, text: session.messengerRefusedText },
        stale: { title: session.messengerStale, text: session.messengerStaleText },
        failed: session.messengerFailed,
        leave: session.toLogin,
        taken: bindingTaken,
        other: otherAccount,
      }
}

export const screen = defineScreen({ viewModel: AuthViewModel, view: AuthScreen, parent: null })
