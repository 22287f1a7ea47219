import { inject } from 'inversify'
import { Random } from '../shared/random'
import { TabStorage } from '../shared/storage'

const key = 'messenger-login'
/** Minutes that a visitor may spend in the messenger. */
const retentionMinutes = 10

interface PendingLogin {
  readonly state: string
  readonly redirect: string
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

  /** Returns the state to send along; `redirect` is where the visitor was going. */
  remember(redirect: string): string {
    const state = this.random.id()
    this.storage.write(key, { state, redirect } satisfies PendingLogin, retentionMinutes)
    return state
  }

  /** Returns where the visitor was going, once; null when this is not the expected answer. */
  consume(state: string): string | null {
    const pending = this.storage.read(key) as PendingLogin | null
    if (pending === null || pending.state !== state) return null
    this.storage.remove(key)
    return pending.redirect
  }
}
