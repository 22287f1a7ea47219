import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import type { ScreenLocation, ScreenViewModel } from './screen'

/** A screen of the visit's history: its view-model, which of its resources are loaded, and its scroll position. */
export class LiveScreen {
  /** Pixels; null for a server-drawn screen until hydration, since the visitor may have scrolled it meanwhile. */
  scroll: number | null = 0
  /** The resources whose first load has not finished. They are opened again when the visitor returns. */
  private readonly missing: Set<string>
  private opening: Promise<unknown> = Promise.resolve()

  /** @param key locations with the same key share the screen */
  constructor(
    readonly key: string,
    readonly viewModel: ScreenViewModel,
    location: ScreenLocation,
  ) {
    this.missing = new Set(Object.keys(this.viewModel.resources))
    viewModel.applyLocation?.(location)
  }

  /** Whether the screen shows anything that is loaded. */
  get hasResources(): boolean {
    return Object.keys(this.viewModel.resources).length > 0
  }

  get isOpened(): boolean {
    return this.missing.size === 0
  }

  /**
   * Opens the resources that are missing. A resource that fails counts as opened, because its part of the screen shows
   * the failure.
   */
  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.opening = Promise.all([...this.missing].map((name) => this.openOne(name, location, signal)))
    await this.opening
  }

  /** Starts what runs while the screen is shown; returns a clean-up function. */
  show(location: ScreenLocation): () => void {
    const { viewModel } = this
    const ends = Object.values(this.viewModel.resources).map((resource) => resource.show?.(location))
    ends.push(viewModel.show?.(location))
    let isShown = true
    void this.opening.then(() => isShown && this.isOpened && viewModel.onArrival?.(location))
    return () => {
      isShown = false
      for (const end of ends) end?.()
    }
  }

  onLocationChange(location: ScreenLocation): void {
    this.viewModel.applyLocation?.(location)
    for (const resource of Object.values(this.viewModel.resources)) resource.onLocationChange?.(location)
  }

  /** Loads the resources again, after which private pictures have new addresses. */
  reload(): void {
    for (const resource of Object.values(this.viewModel.resources)) resource.reload?.()
  }

  /** The state to restore after a reload of the page, as JSON; null when there is none. */
  snapshot(): unknown {
    const saved = Object.entries(this.viewModel.resources).flatMap(([name, resource]) => {
      const value = this.missing.has(name) ? null : (resource.snapshot?.() ?? null)
      return value === null ? [] : [[name, value]]
    })
    return saved.length === 0 ? null : Object.fromEntries(saved)
  }

  /** Restores saved state; a resource whose schema it does not fit is opened by the next `open`. */
  restore(saved: unknown, location: ScreenLocation): void {
    if (!isRecord(saved)) return
    for (const [name, resource] of Object.entries(this.viewModel.resources))
      if (saved[name] !== undefined && resource.restore?.(saved[name], location) === true) this.missing.delete(name)
  }

  private async openOne(name: string, location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.viewModel.resources[name]?.open?.(location, signal)
    if (!signal.aborted) this.missing.delete(name)
  }
}
