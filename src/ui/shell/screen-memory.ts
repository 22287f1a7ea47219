import type { TabStorage } from '../../application/shared/storage'
import type { ScreenViewModel } from './screen'

/** A screen of the visit's history: its live view-model and its scroll position. */
export interface RememberedScreen {
  readonly key: string
  readonly viewModel: ScreenViewModel
  /** False until its first load has finished; such a screen is opened again. */
  opened: boolean
  /** Pixels; null for a server-rendered screen until hydration, since the visitor may have scrolled it meanwhile. */
  scroll: number | null
}

interface SavedScreen {
  readonly key: string
  readonly snapshot: unknown
  readonly scroll: number
}

const storageKey = 'screens'
const savedForMinutes = 60
const most = 12

/**
 * Keeps the screens of the visit by history entry, so that 'back' shows the same; what can be saved as JSON survives a
 * reload or a killed page for an hour.
 */
export class ScreenMemory {
  private readonly screens = new Map<string, RememberedScreen>()
  private first: RememberedScreen | null = null
  private saved: Record<string, SavedScreen> | null = null

  constructor(private readonly storage: TabStorage) {}

  find(entry: string, key: string): RememberedScreen | null {
    const screen = this.screens.get(entry)
    return screen !== undefined && screen.key === key ? screen : null
  }

  /** A screen opened before the first render: the first view. The next screen with that key takes it. */
  prepare(screen: RememberedScreen): void {
    this.first = screen
  }

  takePrepared(key: string): RememberedScreen | null {
    const screen = this.first
    this.first = null
    return screen !== null && screen.key === key ? screen : null
  }

  keep(entry: string, screen: RememberedScreen): void {
    this.screens.delete(entry)
    this.screens.set(entry, screen)
    const oldest = this.screens.keys().next().value
    if (this.screens.size > most && oldest !== undefined) this.screens.delete(oldest)
  }

  /**
   * Whether an earlier load of this page saved this history entry, which then differs from the server-rendered view.
   */
  holds(entry: string): boolean {
    return (this.read()[entry]?.snapshot ?? null) !== null
  }

  /** The state that an earlier load of this page saved for a history entry, once. */
  takeSaved(entry: string, key: string): SavedScreen | null {
    const saved = this.read()
    const screen = saved[entry]
    delete saved[entry]
    return screen !== undefined && screen.key === key ? screen : null
  }

  /** The session changed: nothing of its screens is restored, except for their scroll positions. */
  forget(): void {
    this.saved = Object.fromEntries(
      [...this.screens].map(([entry, { key, scroll }]) => [entry, { key, snapshot: null, scroll: scroll ?? 0 }]),
    )
    this.screens.clear()
  }

  /** Nothing is restored, and every screen starts at its top. */
  clear(): void {
    this.saved = {}
    this.screens.clear()
  }

  /** Saves everything that can be saved; called when the page is left. */
  save(): void {
    const all: Record<string, SavedScreen> = { ...this.saved }
    for (const [entry, { key, viewModel, opened, scroll }] of this.screens) {
      const snapshot = opened ? (viewModel.snapshot?.() ?? null) : null
      if (snapshot !== null || (scroll ?? 0) > 0) all[entry] = { key, snapshot, scroll: scroll ?? 0 }
    }
    this.storage.write(storageKey, all, savedForMinutes)
  }
  private read(): Record<string, SavedScreen> {
    return (this.saved ??= (this.storage.read(storageKey) as Record<string, SavedScreen> | null) ?? {})
  }
}
