import { inject } from 'inversify'
import { success } from '../../domain/shared/result'
import type { Outcome } from '../shared/failure'
import { AccountGateway, mostRemovals } from './account-gateway'

/** Takes any number of contents out of the favourites; says which of them are out, also when a later call failed. */
export class RemoveFavourites {
  constructor(@inject(AccountGateway) private readonly gateway: AccountGateway) {}

  async execute(ids: readonly string[]): Promise<{ readonly removed: readonly string[]; readonly outcome: Outcome<unknown> }> {
    const removed: string[] = []
    for (let at = 0; at < ids.length; at += mostRemovals) {
      const part = ids.slice(at, at + mostRemovals)
      const outcome = await this.gateway.removeFavourites(part)
      if (!outcome.ok) return { removed, outcome }
      removed.push(...part)
    }
    return { removed, outcome: success(null) }
  }
}
