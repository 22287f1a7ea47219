import { ContainerModule } from 'inversify'
import { ShareOutlet } from '../../../application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../application/frame/sharing/sharing-gateway'
import { BrowserShareOutlet } from './browser-share-outlet'
import { HttpSharingGateway } from './http-sharing-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SharingGateway).to(HttpSharingGateway).inSingletonScope()
  bind(ShareOutlet).to(BrowserShareOutlet).inSingletonScope()
})
