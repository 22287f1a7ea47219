import { Intents } from '../../../../application/frame/session/access/intents'
import { useIsHydrated } from '../../kit/hydration/use-is-hydrated'
import { useService } from '../../shell/app-context'
import { useWords } from '../../words/words'
import { gateReasonWords } from '../gate-reason.words'
import styles from './login.module.css'
import { loginReasonWords } from './login-reason.words'

/** Says what a login is for, where an act or a gate on the screen `from` led to it; the device alone knows that. */
export function LoginReason({ from }: { readonly from: string }) {
  const words: Readonly<Record<string, string>> = { ...useWords(loginReasonWords), ...useWords(gateReasonWords) }
  const intents = useService(Intents)
  const kind = useIsHydrated() ? intents.pendingKind(from) : null
  const reason = kind === null ? undefined : words[kind]
  return reason === undefined ? null : <p className={styles.reason}>{reason}</p>
}
