import type { Messenger } from '../../../application/frame/hosts/messenger'
import type { SiteStore } from '../../../application/frame/site/site.store'

/** Detects the messenger's browser by its mark in the user agent. */
export class UserAgentMessenger implements Messenger {
  constructor(
    private readonly userAgent: string,
    private readonly site: SiteStore,
  ) {}

  get isPresent(): boolean {
    const { messengerUserAgent } = this.site.hosts
    return messengerUserAgent !== '' && this.userAgent.includes(messengerUserAgent)
  }
}
