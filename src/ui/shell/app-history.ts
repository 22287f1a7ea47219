import { createPath, parsePath, type Location, type NavigationType, type Navigator, type To } from 'react-router-dom'

interface EntryState {
  readonly usr: unknown
  readonly key: string
  readonly idx: number
}

/** A move that a guard has stopped. */
export interface StoppedMove {
  readonly to: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Goes on, unguarded. */
  readonly proceed: () => void
}

/** Looks at a move before it happens; true stops it. */
export type Guard = (move: StoppedMove) => boolean

export interface HistoryView {
  readonly location: Location
  readonly action: `${NavigationType}`
}

/**
 * The visit's history, for the router's declarative face. It can do what that face alone cannot: navigate from outside React, and stop a
 * move (also a step back) until the visitor has answered. The router takes its methods off it, so they are bound.
 */
export class AppHistory implements Navigator {
  view: HistoryView
  private readonly listeners = new Set<() => void>()
  private guard: Guard | null = null
  /** How many pops are our own and lead nowhere. */
  private ownPops = 0
  /** Number of the entry that shows. */
  private shown: number

  constructor(private readonly window: Window, private readonly newKey: () => string) {
    if (this.state() === null) this.window.history.replaceState({ ...(this.window.history.state as object | null), idx: 0 }, '')
    this.shown = this.index
    this.view = { location: this.here(), action: 'POP' }
    window.addEventListener('popstate', this.onPop)
  }

  /** Number of the present entry, from 0, the first of the visit. */
  get index(): number {
    return this.state()?.idx ?? 0
  }

  readonly createHref = (to: To): string => {
    return typeof to === 'string' ? to : createPath(to)
  }

  readonly push = (to: To, state: unknown = null): void => {
    this.move(to, () => {
      const entry: EntryState = { usr: state, key: this.newKey(), idx: this.index + 1 }
      this.window.history.pushState(entry, '', this.createHref(to))
      this.show('PUSH')
    })
  }

  readonly replace = (to: To, state: unknown = null): void => {
    this.move(to, () => {
      const entry: EntryState = { usr: state, key: this.newKey(), idx: this.index }
      this.window.history.replaceState(entry, '', this.createHref(to))
      this.show('REPLACE')
    })
  }

  readonly go = (delta: number): void => {
    this.window.history.go(delta)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): HistoryView => this.view

  /** Sets the one guard; the returned function takes it away. */
  block(guard: Guard): () => void {
    this.guard = guard
    return () => {
      if (this.guard === guard) this.guard = null
    }
  }

  private move(to: To, act: () => void): void {
    const { pathname = this.view.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    if (!this.isStopped({ pathname, search, hash }, act)) act()
  }

  private isStopped(to: StoppedMove['to'], act: () => void): boolean {
    const guard = this.guard
    if (guard === null) return false
    const proceed = () => {
      this.guard = null
      act()
    }
    return guard({ to, proceed })
  }

  private readonly onPop = (): void => {
    if (this.ownPops > 0) {
      this.ownPops -= 1
      return
    }
    const delta = this.index - this.shown
    const to = this.here()
    if (delta !== 0 && this.isStopped(to, () => this.go(delta))) {
      this.ownPops += 1
      this.go(-delta)
      return
    }
    this.show('POP')
  }

  private show(action: HistoryView['action']): void {
    this.shown = this.index
    this.view = { location: this.here(), action }
    this.listeners.forEach((listener) => listener())
  }

  private here(): Location {
    const { pathname, search, hash } = this.window.location
    const state = this.state()
    return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' } as Location
  }

  private state(): EntryState | null {
    const state = this.window.history.state as Partial<EntryState> | null
    return state !== null && typeof state.idx === 'number' ? (state as EntryState) : null
  }
}
