import { inject } from 'inversify'
import type { Endpoint, EndpointHost } from '../../../../contract/endpoint'
import { AwaitedUser } from '../../../application/frame/session/access/awaited-user'
import type { Failure } from '../../../application/frame/shared/failure'
import { CitiesStore } from '../../../application/frame/site/cities.store'
import { SessionStore } from '../../../application/frame/session/session.store'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { SiteStore } from '../../../application/frame/site/site.store'
import { authorizationOf, callerToken } from '../../../domain/frame/session/auth-rules'

const domainOf = {
  api: 'ascApiDomain',
  platform: 'platformApiDomain',
  ucenter: 'ucenterApiDomain',
  vms: 'vmsApiDomain',
  credit: 'creditUrl',
} as const satisfies Record<EndpointHost, string>

/**
 * What every request depends on besides its endpoint: the session, and the hosts that the configuration names (B71).
 */
export class RequestContext {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(AwaitedUser) private readonly awaitedUser: AwaitedUser,
  ) {}

  /**
   * Waits for user info where the call needs it. Returns null when the call can be sent now; otherwise a promise that
   * resolves to null once it can be sent, or to the reason why it cannot. A call that is open to everybody is sent as a
   * guest's when user info could not be loaded.
   */
  obstacle(endpoint: Endpoint): Promise<Failure | null> | null {
    if (asksForUser(endpoint)) return null
    const arrival = this.awaitedUser.arrival()
    return endpoint.access === 'open' && arrival !== null ? arrival.then(() => null) : arrival
  }

  /** The token that a call sends; null for a guest's call. */
  tokenFor(endpoint: Endpoint): string | null {
    const { token, user } = this.session
    return callerToken({ token, user }, { asksForUser: asksForUser(endpoint) })
  }

  /**
   * The base address of a host. Where the configuration does not name the host, it is the API's, and where the
   * configuration names neither, it is '', which means the page's own origin.
   */
  baseOf(host: EndpointHost): string {
    const { domains } = this.site
    return domains[domainOf[host]] || domains.ascApiDomain
  }

  /** The header with the language of texts; the visitor may have chosen a language other than the browser's. */
  language(): Record<string, string> {
    return { 'X-Language': this.preferences.language }
  }

  /** The chosen place, for calls whose answer depends on it. */
  place(endpoint: Endpoint): { city?: string } {
    const { chosenRegion } = this.cities
    return endpoint.showsPlace && chosenRegion !== null ? { city: chosenRegion.id } : {}
  }

  /**
   * The Authorization header. It is 'guest' without a user cookie (B40). The three POSTs that need a phone are sent
   * without it when the user has no phone (B51).
   */
  authorisation(endpoint: Endpoint): Record<string, string> {
    const value = authorizationOf(this.session, {
      needsPhone: endpoint.needsPhoneToAuthorise,
      asksForUser: asksForUser(endpoint),
    })
    return value === null ? {} : { Authorization: value }
  }
}

const asksForUser = ({ name }: Endpoint): boolean => name === 'getUser'
