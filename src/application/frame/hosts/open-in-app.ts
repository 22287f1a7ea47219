import { inject } from 'inversify'
import {
  refusalMinutes,
  restingOpening,
  stepOpening,
  type AppOpening,
  type AppOpeningEffect,
  type AppOpeningEvent,
} from '../../../domain/frame/hosts/app-opening'
import { appWay, isAppAddress, storeOf, type AppSurroundings, type AppWay } from '../../../domain/frame/hosts/deep-link'
import { VisitWindow } from '../navigation/find-pc-site'
import { Navigator } from '../navigation/navigator'
import { SiteOrigin } from '../navigation/site-origin'
import { Clock } from '../shared/clock'
import { observe } from '../shared/observe'
import { PageLife } from '../shared/page-life'
import { LocalStorage } from '../shared/storage'
import { SiteStore } from '../site/site.store'
import { Messenger } from './messenger'
import { NativeBridge } from './native-bridge'

const refusalKey = 'app-refused'

/** The place of the visitor, by which the ways into the app differ. */
export class AppPlace {
  constructor(
    @inject(SiteStore) readonly site: SiteStore,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(Messenger) private readonly messenger: Messenger,
    @inject(VisitWindow) private readonly window: VisitWindow,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {}

  get around(): AppSurroundings {
    const { system, isInForeignFrame } = this.window
    return { system, isInForeignFrame, isInApp: this.bridge.isPresent, isInMessenger: this.messenger.isPresent }
  }

  /** How the app is opened at a path; null where it cannot be. */
  way(path: string): AppWay | null {
    return appWay(this.site.hosts.deepLinks, this.around, path, this.origin)
  }

  /** The app's page in the store of this phone; null for none. */
  get store(): string | null {
    return storeOf(this.site.hosts.deepLinks, this.window.system, this.origin)
  }
}

/** Continues in the site's own app, from a browser or the messenger. Each screen has one of its own. */
export class OpenInApp {
  opening: AppOpening = restingOpening
  private stopWaiting: () => void = () => undefined

  constructor(
    @inject(AppPlace) readonly place: AppPlace,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(PageLife) private readonly pageLife: PageLife,
    @inject(Clock) private readonly clock: Clock,
    @inject(LocalStorage) private readonly storage: LocalStorage,
  ) {
    observe(this)
  }

  /**
   * Whether a screen may suggest the app: the site wants it, there is a way, and the visitor has not refused within the
   * last week. Known in a browser only, since the platform does not know where the visitor is.
   */
  get isSuggested(): boolean {
    const { state } = this.opening
    if (state === 'refused') return false
    const wasRefused = state === 'resting' && this.storage.read(refusalKey) !== null
    return this.place.site.config?.isDrainage !== false && !wasRefused && this.place.way('/') !== null
  }

  /** Follows the page's life while a screen is shown; returns what ends it. */
  show(): () => void {
    const stopListening = this.pageLife.listen((moment) => {
      if (moment.type === 'leaving' || (moment.type === 'visibility' && moment.hidden)) this.tell({ type: 'covered' })
    })
    return () => {
      stopListening()
      this.tell({ type: 'ended' })
    }
  }

  /** @param path The path to open in the app. */
  open(path: string): void {
    const way = this.place.way(path)
    if (way !== null) this.tell({ type: 'asked', way, at: this.clock.now() })
  }

  openStore(): void {
    const { store } = this.place
    if (store !== null) this.navigator.openExternal(store, { sameTab: true })
  }

  refuse(): void {
    this.tell({ type: 'refused' })
  }

  /** Ends the explanation of how to leave the messenger. */
  stopExplaining(): void {
    this.tell({ type: 'ended' })
  }

  /** Takes what became of the messenger's own tag. */
  tagEnded(hasLaunched: boolean): void {
    this.tell({ type: hasLaunched ? 'launched' : 'launch-failed' })
  }

  private tell(event: AppOpeningEvent): void {
    const { opening, effects } = stepOpening(this.opening, event)
    this.opening = opening
    for (const effect of effects) this.carryOut(effect)
  }

  private carryOut(effect: AppOpeningEffect): void {
    switch (effect.type) {
      case 'follow':
        if (isAppAddress(effect.address)) this.navigator.openApp(effect.address)
        else this.navigator.openExternal(effect.address, { sameTab: true })
        return
      case 'follow-store':
        return void this.navigator.openExternal(effect.store, { sameTab: true })
      case 'wait':
        this.stopWaiting()
        this.stopWaiting = this.clock.after(effect.milliseconds, this.judge)
        return
      case 'stop-waiting':
        return this.stopWaiting()
      case 'stop-asking':
        return this.storage.write(refusalKey, true, refusalMinutes)
    }
  }

  private judge(): void {
    this.tell({ type: 'waited', at: this.clock.now() })
  }
}
