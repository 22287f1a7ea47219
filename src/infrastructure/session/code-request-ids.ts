import type { CodePurpose } from '../../application/session/session-gateway'
import type { Random } from '../../application/shared/random'
import type { LocalStorage } from '../../application/shared/storage'

/** Minutes: longer than any code is good. */
const keptFor = 60

/**
 * What this browser names its requests for codes by: a code is good only together with it, so that a code that somebody
 * was talked into telling is of no use in another browser than the one that asked for it. Kept across a reload: reading
 * the message may cost the page its life.
 */
export class CodeRequestIds {
  constructor(
    private readonly storage: LocalStorage,
    private readonly random: Random,
  ) {}

  of(purpose: CodePurpose): string {
    const key = `codeRequest:${purpose}`
    const kept = this.storage.read(key)
    const id = typeof kept === 'string' ? kept : this.random.id()
    this.storage.write(key, id, keptFor)
    return id
  }
}
