import { ContainerModule } from 'inversify'
import { SessionGateway } from '../application/frame/session/session-gateway'
import { SiteGateway } from '../application/frame/site/site-gateway'
import { CryptoRandom } from '../infrastructure/frame/host/crypto-random'
import { lazyAdapter } from '../infrastructure/frame/host/lazy-adapter'
import { HttpClient } from '../infrastructure/frame/http/http-client'
import { HttpSiteGateway } from '../infrastructure/frame/site/http-site-gateway'
import { Random } from '../application/frame/shared/random'
import { SimplifierSource } from '../application/frame/lists/simplifier-source'
import { DeviceMark } from '../application/frame/session/visit/device-mark'

/** The ports of the frame that are bound the same way on every host. */
export const sharedModule = new ContainerModule(({ bind }) => {
  bind(Random).to(CryptoRandom).inSingletonScope()
  bind(SimplifierSource).toConstantValue({
    load: async () =>
      (await import(/* webpackChunkName: "simplified" */ '../infrastructure/frame/lists/simplify')).simplify,
  })
  bind(SiteGateway).to(HttpSiteGateway).inSingletonScope()
  // A guest's first view does not need the session's gateway.
  bind(SessionGateway)
    .toDynamicValue(({ get }) =>
      lazyAdapter<SessionGateway>(async () => {
        const { HttpSessionGateway } = await import(
          /* webpackChunkName: "session" */ '../infrastructure/frame/session/http-session-gateway'
        )
        return new HttpSessionGateway(get(HttpClient), get(DeviceMark))
      }),
    )
    .inSingletonScope()
})
