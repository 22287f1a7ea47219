import type { Answer, AppEvent, AppMethod, Argument } from '../../../application/frame/hosts/app-methods'
import type { BridgeProblem, NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import type { SiteStore } from '../../../application/frame/site/site.store'
import { failure, type Result } from '../../../domain/frame/shared/result'
import { appAround, hasMark, isInForeignFrame, type AppAround } from './app-around'
import type { HostConnection } from './host-connection'

/**
 * The app around the page. It is detected here; everything else that concerns an app is loaded inside an app only, with
 * the one adapter that this app needs.
 */
export class WebViewBridge implements NativeBridge {
  private connection: HostConnection | null = null
  private connecting: Promise<void> | null = null
  private readonly listeners = new Set<(event: AppEvent) => boolean>()

  constructor(
    private readonly window: Window,
    private readonly site: SiteStore,
    private readonly clock: Clock,
    private readonly newId: () => string,
    /** Notes a method that brought nothing. */
    private readonly onFailure: (method: AppMethod, problem: BridgeProblem) => void,
  ) {
    observe(this)
  }

  get isPresent(): boolean {
    if (isInForeignFrame(this.window)) return false
    return hasMark(this.window, this.site.hosts.appUserAgent) || this.around() !== null
  }

  connect(): Promise<void> {
    const appHost = this.around()
    if (appHost === null) return Promise.resolve()
    const connecting = this.connecting ?? this.open(appHost).catch(() => this.lose())
    this.connecting = connecting
    return connecting
  }

  can(method: AppMethod): boolean {
    return this.connection?.has(method) === true && !isInForeignFrame(this.window)
  }

  async call<Method extends AppMethod>(
    method: Method,
    argument: Argument<Method>,
  ): Promise<Result<Answer<Method>, BridgeProblem>> {
    await this.connect()
    const { connection } = this
    const answered: Result<Answer<Method>, BridgeProblem> = connection !== null && this.can(method)
      ? await connection.call(method, argument)
      : failure('absent')
    if (!answered.ok) this.onFailure(method, answered.reason)
    return answered
  }

  listen(listener: (event: AppEvent) => boolean): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private around(): AppAround | null {
    const { appBridge, appUserAgent } = this.site.hosts
    return appAround(this.window, appBridge, appUserAgent)
  }

  private async open(around: AppAround): Promise<void> {
    const { openConnection } = await import(/* webpackChunkName: "bridge" */ './app-connection')
    this.keep(
      await openConnection(around, {
        window: this.window,
        name: this.site.hosts.appBridge,
        clock: this.clock,
        newId: this.newId,
        onEvent: (event) => [...this.listeners].some((listener) => listener(event)),
      }),
    )
  }

  /** Keeps a connection with the host: an app, or the messenger where it shows the page. */
  keep(connection: HostConnection | null): void {
    this.connection = connection
  }

  /** The code of the bridge could not be loaded; the next call tries again. */
  private lose(): void {
    this.connecting = null
  }
}
