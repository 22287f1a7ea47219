import { ContainerModule } from 'inversify'
import { HostFacts } from '../../../application/frame/hosts/host-facts'
import { Messenger } from '../../../application/frame/hosts/messenger'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { DraftStorage } from '../../../application/frame/shared/storage'
import { SiteStore } from '../../../application/frame/site/site.store'
import { BrowserHostFacts } from './browser-host-facts'

export const adapters = new ContainerModule(({ bind }) => {
  bind(HostFacts)
    .toDynamicValue(
      ({ get }) =>
        // The platform draws the screen too, but reads nothing: it has no window.
        new BrowserHostFacts({
          window: globalThis as unknown as Window,
          site: get(SiteStore),
          bridge: get(NativeBridge),
          messenger: get(Messenger),
          drafts: get(DraftStorage),
        }),
    )
    .inSingletonScope()
})
