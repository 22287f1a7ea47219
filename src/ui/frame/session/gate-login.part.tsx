import { Intents } from '../../../application/frame/session/access/intents'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { ButtonLink } from '../kit/buttons/link'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import type { GateReason } from './gate-reason.words'
import { loginPath } from './session.paths'
import { sessionWords } from './session.words'

interface GateLoginProps {
  /** What the login is for, which the login says too. */
  readonly reason: GateReason
  readonly kind?: 'primary' | 'secondary'
}

/** The link to the login on a screen that has nothing, or less, for guests; the login leads back to the screen. */
export function GateLogin({ reason, kind = 'primary' }: GateLoginProps) {
  const words = useWords(sessionWords)
  const navigator = useService(Navigator)
  const intents = useService(Intents)
  const keepReason = () => {
    // An act that waits for the login says more, and is resumed.
    if (intents.pendingKind(navigator.current()) === null) intents.save({ kind: reason, target: 'gate', payload: null })
  }
  return (
    <ButtonLink to={loginPath(navigator.current())} kind={kind} onClick={keepReason}>
      {words.login}
    </ButtonLink>
  )
}
