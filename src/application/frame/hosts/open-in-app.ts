import { inject } from 'inversify'
import { Navigator } from '../navigation/navigator'
import { SiteOrigin } from '../navigation/site-origin'
import { SiteStore } from '../site/site.store'
import { NativeBridge } from './native-bridge'

/** Continues in the site's own app, from a browser. */
export class OpenInApp {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  get isOffered(): boolean {
    return this.site.config?.isDrainage !== false && this.site.hosts.appLink !== '' && !this.bridge.isPresent
  }

  /** @param path The path to open in the app. */
  open(path: string): void {
    const { appLink } = this.site.hosts
    const link = `${appLink.startsWith('/') ? this.origin : ''}${appLink}${encodeURIComponent(path)}`
    this.navigator.openExternal(link, { sameTab: true })
  }
}
