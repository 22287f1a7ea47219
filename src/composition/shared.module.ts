import { ContainerModule } from 'inversify'
import { SessionGateway } from '../application/session/session-gateway'
import { SiteGateway } from '../application/site/site-gateway'
import { CryptoRandom } from '../infrastructure/host/crypto-random'
import { lazyAdapter } from '../infrastructure/host/lazy-adapter'
import { HttpClient } from '../infrastructure/http/http-client'
import { HttpSiteGateway } from '../infrastructure/site/http-site-gateway'
import { Random } from '../application/shared/random'
import { DeviceMark } from '../application/session/device-mark'

/** The ports of the frame that are bound the same way on every host. */
export const sharedModule = new ContainerModule(({ bind }) => {
  bind(Random).to(CryptoRandom).inSingletonScope()
  bind(SiteGateway).to(HttpSiteGateway).inSingletonScope()
  // A guest's first view does not need it.
  bind(SessionGateway)
    .toDynamicValue(({ get }) =>
      lazyAdapter<SessionGateway>(async () => {
        const { HttpSessionGateway } = await import(
          /* webpackChunkName: "session" */ '../infrastructure/session/http-session-gateway'
        )
        return new HttpSessionGateway(get(HttpClient), get(DeviceMark))
      }),
    )
    .inSingletonScope()
})
