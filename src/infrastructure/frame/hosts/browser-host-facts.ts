import type { HostContainer, HostFacts, KeepingState, KnownHost } from '../../../application/frame/hosts/host-facts'
import type { Messenger } from '../../../application/frame/hosts/messenger'
import type { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { DraftStorage } from '../../../application/frame/shared/storage'
import type { SiteStore } from '../../../application/frame/site/site.store'
import { systemOf } from '../../../domain/frame/hosts/host-system'
import { appAround, isInForeignFrame, sharedBridge } from './app-around'
import { buildOf } from './build-of'
import { methodNames, methodTable } from './method-table'

declare const TOWNSQUARE_VERSION: string

/** The key of what is stored for a moment, to see whether the browser keeps it. */
const probe = 'townsquare.support'

export interface HostAround {
  readonly window: Window
  readonly site: SiteStore
  readonly bridge: NativeBridge
  readonly messenger: Messenger
  readonly drafts: DraftStorage
}

/** What a browser tells of the page's host. */
export class BrowserHostFacts implements HostFacts {
  constructor(private readonly around: HostAround) {}

  async read(): Promise<KnownHost> {
    const { window, bridge } = this.around
    await bridge.connect()
    const { navigator, document } = window
    return {
      container: this.container(),
      system: systemOf(navigator.userAgent, navigator.maxTouchPoints),
      bridge: this.bridge(),
      cookies: keeping(() => keepsCookies(document)),
      localStorage: keeping(() => keeps(window.localStorage)),
      tabStorage: keeping(() => keeps(window.sessionStorage)),
      drafts: (await this.keepsDrafts()) ? 'kept' : 'refused',
      hasWorker: navigator.serviceWorker?.controller != null,
      isOnline: navigator.onLine,
      version: typeof TOWNSQUARE_VERSION === 'undefined' ? '' : TOWNSQUARE_VERSION,
      build: buildOf(document),
    }
  }

  private container(): HostContainer {
    const { window, bridge, messenger } = this.around
    if (isInForeignFrame(window)) return 'frame'
    if (bridge.isPresent) return 'app'
    return messenger.isPresent ? 'messenger' : 'browser'
  }

  private bridge(): KnownHost['bridge'] {
    const { window, site, bridge } = this.around
    const { appBridge, appUserAgent } = site.hosts
    const found = appAround(window, appBridge, appUserAgent)
    if (found === null) return null
    const said = sharedBridge(window).version
    const version = typeof said === 'number' ? said : null
    const methods = methodNames.map((name) => {
      const isNewer = version !== null && methodTable[name].since > version
      return { name, state: bridge.can(name) ? 'present' : isNewer ? 'newer' : 'absent' } as const
    })
    return { kind: found.kind, version, methods }
  }

  private async keepsDrafts(): Promise<boolean> {
    const isKept = await this.around.drafts.write(probe, true)
    await this.around.drafts.remove(probe)
    return isKept
  }
}

function keeping(test: () => boolean): KeepingState {
  try {
    return test() ? 'kept' : 'refused'
  } catch {
    return 'refused'
  }
}

function keeps(storage: Storage): boolean {
  storage.setItem(probe, '1')
  const isKept = storage.getItem(probe) === '1'
  storage.removeItem(probe)
  return isKept
}

function keepsCookies(document: Document): boolean {
  document.cookie = `${probe}=1; path=/; SameSite=Lax`
  const isKept = document.cookie.includes(`${probe}=1`)
  document.cookie = `${probe}=; path=/; max-age=0`
  return isKept
}
