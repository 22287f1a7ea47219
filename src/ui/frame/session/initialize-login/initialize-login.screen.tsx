import { observer } from 'mobx-react-lite'
import { failureOf } from '../../../../application/frame/shared/failure'
import { Button } from '../../kit/buttons/button'
import { ErrorState } from '../../kit/states/error-state'
import { subjectOf } from '../../kit/states/failed-part'
import { ButtonLink } from '../../kit/buttons/link'
import { LiveRegion } from '../../kit/feedback/live-region'
import { useFailureText } from '../../kit/states/use-failure-text'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { InitializeLoginViewModel } from './initialize-login.view-model'
import { PlainPage } from '../plain-page.part'
import { initializeLoginWords } from './initialize-login.words'
import { sessionWords } from '../session.words'

const unreachable = failureOf('unreachable')

/** S157: the app hands its session over by an address, and leads on. */
export const InitializeLoginScreen = observer(function InitializeLoginScreen({
  viewModel,
}: {
  readonly viewModel: InitializeLoginViewModel
}) {
  const { status, loginPath, retry, goOn } = viewModel
  const words = { ...useWords(sessionWords), ...useWords(initializeLoginWords) }
  const failureText = useFailureText()
  const goOnButton = (
    <Button kind="secondary" onClick={goOn}>
      {words.goOnAsGuest}
    </Button>
  )
  return (
    <PlainPage title={words.loginTitle} onBack={goOn}>
      <LiveRegion>{status === 'running' && <p>{words.loggingIn}</p>}</LiveRegion>
      {status === 'stale' && (
        <ErrorState
          title={words.handoverStale}
          text={words.handoverStaleText}
          subject="gone"
          action={
            <>
              <ButtonLink to={loginPath} kind="primary">
                {words.login}
              </ButtonLink>
              {goOnButton}
            </>
          }
        />
      )}
      {status === 'unreachable' && (
        <ErrorState
          title={words.handoverFailed}
          text={failureText(unreachable)}
          subject={subjectOf(unreachable)}
          onRetry={retry}
          retryLabel={words.retry}
          action={goOnButton}
        />
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: InitializeLoginViewModel, view: InitializeLoginScreen, parent: null })
