import { inject } from 'inversify'
import { messengerAskings, type MessengerAsking } from '../../../../domain/frame/session/messenger-asking'
import { Random } from '../../shared/random'
import { hasTexts } from '../../../../domain/frame/shared/json-record'
import { TabStorage } from '../../shared/storage'

const key = 'messenger-login'
/** Minutes that a visitor may spend in the messenger. */
const retentionMinutes = 10

/** A binding of the messenger's account to a member, instead of a login. */
export interface MessengerBinding {
  readonly proof: string
  /** Whether the account takes the place of the one that is bound. */
  readonly replaces: boolean
}

/** Why the visitor goes to the messenger. */
export interface MessengerErrand {
  /** The path to which the visitor was going. */
  readonly redirect: string
  readonly asking: MessengerAsking
  readonly binding?: MessengerBinding
}

interface Pending extends MessengerErrand {
  readonly state: string
}

/**
 * The login that this tab expects while its visitor is in the messenger. Its `state` cannot be guessed. An answer with
 * another state was therefore made by an attacker, to log the visitor in to an account that is not theirs (cross-site
 * request forgery).
 */
export class PendingMessengerLogin {
  constructor(
    @inject(TabStorage) private readonly storage: TabStorage,
    @inject(Random) private readonly random: Random,
  ) {}

  /** Returns the state to send along. */
  begin(errand: MessengerErrand): string {
    const state = this.random.id()
    this.storage.write(key, { ...errand, state } satisfies Pending, retentionMinutes)
    return state
  }

  /** Returns why the visitor went to the messenger, once; null when this is not the expected answer. */
  consume(state: string): MessengerErrand | null {
    const pending = pendingOf(this.storage.read(key))
    if (pending === null || pending.state !== state) return null
    this.storage.remove(key)
    return pending
  }
}

/** A login as it was stored; null for anything else. */
function pendingOf(stored: unknown): Pending | null {
  if (!hasTexts(stored, 'state', 'redirect')) return null
  const { state, redirect, binding } = stored
  const asking = messengerAskings.find((each) => each === stored['asking'])
  if (asking === undefined) return null
  if (binding === undefined) return { state, redirect, asking }
  if (!hasTexts(binding, 'proof') || typeof binding['replaces'] !== 'boolean') return null
  return { state, redirect, asking, binding: { proof: binding.proof, replaces: binding['replaces'] } }
}
