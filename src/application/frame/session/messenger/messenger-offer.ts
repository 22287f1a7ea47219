import { inject } from 'inversify'
import { hostOf } from '../../../../domain/frame/shared/parses'
import { Messenger } from '../../hosts/messenger'
import { SiteOrigin } from '../../navigation/site-origin'
import { SiteStore } from '../../site/site.store'

/** What this site offers by the messenger, and where. */
export class MessengerOffer {
  constructor(
    @inject(Messenger) private readonly messenger: Messenger,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {}

  /** Whether the platform is known to the messenger. */
  get isOffered(): boolean {
    return this.site.hosts.messengerLogin
  }

  /** Whether this page is in the messenger's own browser; only there the messenger asks its user. */
  get isHere(): boolean {
    return this.isOffered && this.messenger.isPresent
  }

  /** The host that a member opens in the messenger. */
  get host(): string {
    return hostOf(this.origin) ?? ''
  }
}
