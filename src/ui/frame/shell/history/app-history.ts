import { createPath, parsePath, type Location, type NavigationType, type Navigator, type To } from 'react-router-dom'
import type { OverlayHistory, OpenOverlay } from '../../kit/overlays/overlay-history'
import { historyEntry, type HistoryEntry } from './history-entry'

/** A navigation that a guard has blocked. */
export interface StoppedMove {
  readonly to: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Continues, without the guard. */
  readonly continue: () => void
}

/** Called before a navigation; true blocks it. */
export type Guard = (move: StoppedMove) => boolean

export interface HistoryView {
  readonly location: Location
  readonly action: `${NavigationType}`
  /** Index of the screen's history entry. */
  readonly index: number
  /** Whether the browser itself animated the navigation, as for a back swipe from the edge. */
  readonly hasMoved: boolean
}

/** Replaces the current view by the next one by calling `update`, at once or within a transition. */
export type Presenter = (from: HistoryView, to: HistoryView, update: () => void) => void

/**
 * The visit's history. It alone writes the entries of the browser's history, and knows the overlays that are open over
 * a screen (each has an entry, so that 'back' closes it). Before any navigation, including 'back', it asks the guard,
 * which may block it. The router uses it as its navigator and calls its methods unbound, so they are arrow functions.
 */
export class AppHistory implements Navigator, OverlayHistory {
  /** The current view. */
  view: HistoryView
  /** The view that listeners were last notified of; older than `view` while a transition starts. */
  private publishedView: HistoryView
  private readonly listeners = new Set<() => void>()
  private guard: Guard | null = null
  /** The overlays that are open over the current screen, the top one last. */
  private open: { readonly id: string; readonly close: () => void; readonly isLeft: boolean }[] = []
  /** Index of the current entry, a screen's or an overlay's. */
  private entryIndex: number
  /**
   * A traversal between the entries of one screen that this class started: its destination, and the actions that wait
   * for its end.
   */
  private traversal: { readonly to: number; readonly callbacks: (() => void)[] } | null = null

  constructor(
    private readonly window: Window,
    private readonly newKey: () => string,
    private readonly present: Presenter = (_from, _to, update) => update(),
  ) {
    // A new history entry gets a new key. After a reload, 'back' or in a restored tab, the entry already has one.
    const entry = historyEntry(window.history.state) ?? { usr: null, key: newKey(), idx: 0, overlays: [] }
    window.history.replaceState(entry, '')
    this.entryIndex = entry.idx
    this.view = this.publishedView = this.viewOf(entry, 'POP')
    window.addEventListener('popstate', this.onPop)
    // Open overlays are lost in a reload, so the page goes back to the entry of the screen below them.
    if (entry.overlays.length > 0) this.traverse(-entry.overlays.length)
  }

  /** Index of the current screen's entry; the first of the visit is 0. */
  get index(): number {
    return this.view.index
  }

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))

  readonly push = (to: To, state: unknown = null): void => this.move(to, () => this.pushNow(to, state))

  readonly replace = (to: To, state: unknown = null): void => this.move(to, () => this.replaceNow(to, state))

  /** Moves between screens. The entries of open overlays do not count. */
  readonly go = (delta: number): void => {
    this.whenSettled(() => {
      const overlayCount = this.open.splice(0).length
      if (delta !== 0) this.window.history.go(delta - overlayCount)
    })
  }

  /**
   * Goes back as the button of the phone does: it leaves the open overlay, else the screen. False when there is neither,
   * because this is the first screen of the visit.
   */
  readonly back = (): boolean => {
    if (this.open.length === 0 && this.index === 0) return false
    this.window.history.back()
    return true
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): HistoryView => this.publishedView

  /** Sets the one guard; the returned function removes it. */
  block(guard: Guard): () => void {
    this.guard = guard
    return () => {
      if (this.guard === guard) this.guard = null
    }
  }

  readonly enterOverlay = ({ id, close }: OpenOverlay): void => {
    this.whenSettled(() => {
      this.open.push({ id, close, isLeft: false })
      const entry = { ...this.entry(), idx: this.entryIndex + 1, overlays: this.open.map((overlay) => overlay.id) }
      this.window.history.pushState(entry, '')
      this.entryIndex = entry.idx
    })
  }

  /**
   * Called when the overlay was closed by its own button. Does nothing after a navigation from within the overlay,
   * which has already replaced its entry.
   */
  readonly leaveOverlay = (id: string): void => {
    this.whenSettled(() => {
      this.open = this.open.map((overlay) => (overlay.id === id ? { ...overlay, isLeft: true } : overlay))
      // An overlay below others is removed together with the last of them.
      const openCount = this.open.reduce((end, { isLeft }, index) => (isLeft ? end : index + 1), 0)
      const removedCount = this.open.splice(openCount).length
      if (removedCount > 0) this.traverse(-removedCount)
    })
  }

  private move(to: To, act: () => void): void {
    const {
      pathname = this.view.location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to
    if (!this.isStopped({ pathname, search, hash }, act)) act()
  }

  /** A navigation from an overlay replaces the overlay's entry, so that 'back' leads to the screen below. */
  private pushNow(to: To, state: unknown): void {
    this.withOverlays(1, (over) => {
      const entry: HistoryEntry = {
        usr: state,
        key: this.newKey(),
        idx: over > 0 ? this.entryIndex : this.entryIndex + 1,
        overlays: [],
      }
      const url = this.createHref(to)
      if (over > 0) this.window.history.replaceState(entry, '', url)
      else this.window.history.pushState(entry, '', url)
      this.entryIndex = entry.idx
      this.show(this.viewOf(entry, 'PUSH'))
    })
  }

  private replaceNow(to: To, state: unknown): void {
    this.withOverlays(0, () => {
      const entry: HistoryEntry = { usr: state, key: this.newKey(), idx: this.entryIndex, overlays: [] }
      this.window.history.replaceState(entry, '', this.createHref(to))
      this.show(this.viewOf(entry, 'REPLACE'))
    })
  }

  /** Calls `act` once at most this many overlay entries are left; leaving a screen closes its overlays. */
  private withOverlays(most: number, act: (over: number) => void): void {
    this.whenSettled(() => {
      const open = this.open.splice(0).length
      const keptCount = Math.min(most, open)
      const excess = open - keptCount
      if (excess > 0) this.traverse(-excess)
      this.whenSettled(() => act(keptCount))
    })
  }

  private isStopped(to: StoppedMove['to'], act: () => void): boolean {
    const guard = this.guard
    if (guard === null) return false
    const proceed = () => {
      this.guard = null
      act()
    }
    return guard({ to, continue: proceed })
  }

  /** Traverses to an entry of the same screen; navigations requested meanwhile wait for its end. */
  private traverse(delta: number): void {
    this.traversal = { to: this.entryIndex + delta, callbacks: [] }
    this.window.history.go(delta)
  }

  private whenSettled(act: () => void): void {
    if (this.traversal === null) act()
    else this.traversal.callbacks.push(act)
  }

  private readonly onPop = (event: PopStateEvent): void => {
    const { traversal } = this
    this.traversal = null
    const entry = this.entry()
    if (traversal?.to !== entry.idx) this.arrive(entry, event.hasUAVisualTransition === true)
    else this.entryIndex = entry.idx
    if (traversal !== null) this.runWaiting(traversal.callbacks)
  }

  private runWaiting(callbacks: readonly (() => void)[]): void {
    if (this.traversal?.callbacks === callbacks) this.traversal = null
    callbacks.forEach((act) => this.whenSettled(act))
  }

  /** Called when the visitor, or `go`, has reached an entry. */
  private arrive(entry: HistoryEntry, hasMoved: boolean): void {
    const from = this.entryIndex
    const to = this.viewOf(entry, 'POP', hasMoved)
    const delta = to.index - this.view.index
    this.entryIndex = entry.idx
    if (delta !== 0 && this.isReverted(to.location, from, delta)) return
    const stays = delta === 0 && to.location.key === this.view.location.key
    const closedOverlays = this.open.splice(stays ? entry.overlays.length : 0)
    if (!stays) this.show(to)
    closedOverlays.reverse().forEach(({ close, isLeft }) => !isLeft && close())
    // A closed overlay is not opened again by 'forward'.
    const dead = entry.overlays.length - this.open.length
    if (dead > 0) this.traverse(-dead)
  }

  /**
   * Asks the guard, and goes back to the entry of the screen if it blocks the navigation. A dialog that the guard opens
   * waits until then, because it needs a history entry over that of the screen.
   */
  private isReverted(to: Location, index: number, delta: number): boolean {
    const callbacks: (() => void)[] = []
    this.traversal = { to: index, callbacks }
    const isStopped = this.isStopped(to, () => this.go(delta))
    if (isStopped) this.window.history.go(index - this.entryIndex)
    else this.runWaiting(callbacks)
    return isStopped
  }

  private show(view: HistoryView): void {
    const from = this.view
    this.view = view
    this.present(from, view, () => {
      // A later view may have been set before the transition to this one began.
      this.publishedView = this.view
      this.listeners.forEach((listener) => listener())
    })
  }

  private viewOf(
    { usr, key, idx, overlays }: HistoryEntry,
    action: HistoryView['action'],
    hasMoved = false,
  ): HistoryView {
    const { pathname, search, hash } = this.window.location
    return {
      location: { pathname, search, hash, state: usr, key } as Location,
      action,
      index: idx - overlays.length,
      hasMoved,
    }
  }

  /**
   * The current entry. When a link to a fragment was followed, the browser made an entry
   * without our state; it gets the state of the same screen.
   */
  private entry(): HistoryEntry {
    const entry = historyEntry(this.window.history.state)
    if (entry !== null) return entry
    const adopted: HistoryEntry = { usr: null, key: this.view.location.key, idx: this.entryIndex + 1, overlays: [] }
    this.window.history.replaceState(adopted, '')
    return adopted
  }
}
