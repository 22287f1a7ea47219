import { inject } from 'inversify'
import { AccountGateway } from './account-gateway'
import { removeInParts, type Removal } from './remove-in-parts'

/** Takes any number of contents out of the favourites. */
export class RemoveFavourites {
  constructor(@inject(AccountGateway) private readonly gateway: AccountGateway) {}

  execute(ids: readonly string[]): Promise<Removal> {
    return removeInParts(ids, (part) => this.gateway.removeFavourites(part))
  }
}
