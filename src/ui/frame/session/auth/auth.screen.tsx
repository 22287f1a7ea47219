import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/buttons/button'
import { ErrorState } from '../../kit/states/error-state'
import { subjectOf } from '../../kit/states/failed-part'
import { LiveRegion } from '../../kit/feedback/live-region'
import { useFailureText } from '../../kit/states/use-failure-text'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { bindingAnswerWords, boundElsewhereWords, loginAnswerWords } from './answer-of-messenger.words'
import { AuthViewModel } from './auth.view-model'
import { PlainPage } from '../plain-page.part'
import { sessionWords } from '../session.words'

/** S019: where the messenger's login comes back. */
export const AuthScreen = observer(function AuthScreen({ viewModel }: { readonly viewModel: AuthViewModel }) {
  const { status, failure, retry, leave, isBinding } = viewModel
  const words = useWords(isBinding ? bindingAnswerWords : loginAnswerWords)
  const elsewhere = useWords(boundElsewhereWords)
  const shared = useWords(sessionWords)
  const failureText = useFailureText()
  const stoppedWords = {
    refused: { title: words.refused, text: words.refusedText },
    stale: { title: words.stale, text: words.staleText },
    taken: { title: elsewhere.taken, text: elsewhere.takenText },
    other: { title: elsewhere.other, text: elsewhere.otherText },
  }
  const stopped = status === 'running' || status === 'failed' ? null : stoppedWords[status]
  const leaveButton = (
    <Button kind={status === 'failed' ? 'secondary' : 'primary'} onClick={leave}>
      {words.leave}
    </Button>
  )
  return (
    <PlainPage title={words.title} onBack={leave}>
      <LiveRegion>{status === 'running' && <p>{words.running}</p>}</LiveRegion>
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

export const screen = defineScreen({ viewModel: AuthViewModel, view: AuthScreen, parent: null })
