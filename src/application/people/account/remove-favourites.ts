import { inject } from 'inversify'
import { AccountGateway } from './account-gateway'
import { removeInParts, type Removal } from './remove-in-parts'

/** Removes any number of contents from the favourites. */
export class RemoveFavourites {
  constructor(@inject(AccountGateway) private readonly gateway: AccountGateway) {}

  execute(ids: readonly string[]): Promise<Removal> {
    return removeInParts(ids, (part) => this.gateway.removeFavourites(part))
  }
}
