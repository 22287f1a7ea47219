import { ContainerModule } from 'inversify'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import { PictureSaver } from '../../../application/frame/sharing/picture-saver'
import { ShareOutlet } from '../../../application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../application/frame/sharing/sharing-gateway'
import { AppShareOutlet } from './app-share-outlet'
import { BrowserShareOutlet } from './browser-share-outlet'
import { HostPictureSaver } from './host-picture-saver'
import { HttpSharingGateway } from './http-sharing-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SharingGateway).to(HttpSharingGateway).inSingletonScope()
  bind(ShareOutlet)
    .toDynamicValue(({ get }) => new AppShareOutlet(new BrowserShareOutlet(get(SiteOrigin)), get(NativeBridge)))
    .inSingletonScope()
  bind(PictureSaver).to(HostPictureSaver).inSingletonScope()
})
