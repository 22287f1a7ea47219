import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { NativeBridge } from '../../../../application/frame/hosts/native-bridge'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SiteOrigin } from '../../../../application/frame/navigation/site-origin'
import { EnterPartner } from '../../../../application/frame/session/login/enter-partner'
import { Clock } from '../../../../application/frame/shared/clock'
import type { Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import { readInnerLink, type InnerLink } from '../../../../domain/frame/navigation/read-inner-link'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'

/**
 * Milliseconds after which a site counts as not answering, because browsers do not report when a site refuses to be
 * framed.
 */
const loadTimeout = 10_000

/** S021: a page of another site inside the client. Its title is the site's host, so that nobody takes it for ours. */
export class InnerLinkViewModel implements ScreenViewModel {
  link: InnerLink = { kind: 'refused' }
  state: 'loading' | 'shown' | 'slow' = 'loading'
  /**
   * Whether the page may be framed. Not before the screen is shown in a browser, because the platform, which draws it,
   * does not know whether an app is there. Never in an app, whose objects and handlers are in every frame of its web
   * view, so that a foreign page could call them, too.
   */
  isFraming = false
  isInApp = false
  /** Counts the attempts, each of which gets a new frame. */
  attempt = 0
  isEntering = false
  /** Why the partner could not be entered. */
  entryFailure: Failure | null = null
  readonly resources = {}
  private stopWaiting: () => void = () => undefined

  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(Clock) private readonly clock: Clock,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(EnterPartner) private readonly partner: EnterPartner,
  ) {
    observe(this)
  }

  get host(): string {
    return 'host' in this.link ? this.link.host : ''
  }

  /** Whether the page is a partner's, which the member can open with their account. */
  get isPartners(): boolean {
    return this.link.kind === 'framed' && this.partner.canEnter(this.link.url)
  }

  get head(): ScreenHead {
    return { title: this.host }
  }

  applyLocation({ query }: ScreenLocation): void {
    const isKnownRoute = (path: string) => this.navigator.exists(path)
    this.link = readInnerLink(query.link, { origin: this.origin, isKnownRoute })
  }

  show(): () => void {
    if (this.link.kind === 'own') this.navigator.navigateTo(this.link.path, { replace: true })
    this.isInApp = this.bridge.isPresent
    this.isFraming = this.link.kind === 'framed' && !this.isInApp
    if (this.isFraming && this.state === 'loading') this.startCountdown()
    return () => this.stopWaiting()
  }

  frameLoaded(): void {
    this.stopWaiting()
    this.state = 'shown'
  }

  retry(): void {
    this.attempt += 1
    this.state = 'loading'
    this.startCountdown()
  }

  leave(): void {
    if ('url' in this.link) this.navigator.openExternal(this.link.url)
  }

  async enter(): Promise<void> {
    if (this.link.kind !== 'framed' || this.isEntering) return
    this.isEntering = true
    const failure = await this.partner.execute(this.link.url)
    runInAction(() => {
      this.isEntering = false
      this.entryFailure = failure
    })
  }

  private startCountdown(): void {
    this.stopWaiting()
    this.stopWaiting = this.clock.after(loadTimeout, this.abandonOpening)
  }

  private abandonOpening(): void {
    if (this.state === 'loading') this.state = 'slow'
  }
}
