import { hasTexts, isRecord } from '../../../../domain/frame/shared/json-record'
import type { TabStorage } from '../../../../application/frame/shared/storage'
import type { LiveScreen } from './live-screen'

/** The saved state of a screen. */
export interface SavedScreen {
  readonly key: string
  readonly snapshot: unknown
  /** The scroll position in pixels. */
  readonly scroll: number
}

interface SavedEntry extends SavedScreen {
  /** Path and query of the screen when it was saved. */
  readonly address: string
  /** The readership for whom it was saved: session, language, place, and version of the client. */
  readonly readership: string
}

const storageKey = 'screens'
const savedForMinutes = 60
const mostScreens = 12

/**
 * Stores the screens of the visit by history entry, so that 'back' shows the same. The state that can be saved as JSON
 * survives a reload or a killed page for an hour. It is restored only under its own address and for the same
 * readership.
 */
export class ScreenMemory {
  private readonly screens = new Map<string, { readonly screen: LiveScreen; readonly address: string }>()
  private first: LiveScreen | null = null
  private saved: Record<string, SavedEntry> | null = null

  /** @param readership returns the current language, session, place and version of the client as one text */
  constructor(
    private readonly storage: TabStorage,
    private readonly readership: () => string,
  ) {}

  find(entry: string, key: string): LiveScreen | null {
    const screen = this.screens.get(entry)?.screen
    return screen !== undefined && screen.key === key ? screen : null
  }

  /**
   * Stores the first view, whose screen was opened before the first render. The next screen with the same key takes it.
   */
  prepare(screen: LiveScreen): void {
    this.first = screen
  }

  claimPrepared(key: string): LiveScreen | null {
    const screen = this.first
    this.first = null
    return screen !== null && screen.key === key ? screen : null
  }

  /**
   * Stores a screen.
   * @param address path and query under which the entry shows it
   */
  save(entry: string, screen: LiveScreen, address: string): void {
    this.screens.delete(entry)
    this.screens.set(entry, { screen, address })
    const oldest = this.screens.keys().next().value
    if (this.screens.size > mostScreens && oldest !== undefined) this.screens.delete(oldest)
  }

  /**
   * Whether an earlier load of this page saved this history entry, which then differs from the server-drawn view.
   */
  hasEntry(entry: string, address: string): boolean {
    return (this.fitting(entry, address)?.snapshot ?? null) !== null
  }

  /** Takes the state that an earlier load of this page saved for a history entry; available once. */
  claimSaved(entry: string, key: string, address: string): SavedScreen | null {
    const screen = this.fitting(entry, address)
    delete this.read()[entry]
    return screen !== null && screen.key === key ? screen : null
  }

  /**
   * Call when the session has changed. Afterwards only the scroll positions of the earlier session's screens are
   * restored.
   */
  forget(): void {
    const readership = this.readership()
    this.saved = Object.fromEntries(
      [...this.screens].map(([entry, { screen, address }]) => [
        entry,
        { key: screen.key, snapshot: null, scroll: screen.scroll ?? 0, address, readership },
      ]),
    )
    this.screens.clear()
  }

  /** Discards everything, so that every screen starts at its top. */
  clear(): void {
    this.saved = {}
    this.screens.clear()
  }

  /** Saves everything that can be saved; called when the page is left. */
  saveAll(): void {
    const readership = this.readership()
    const all = new Map(Object.entries(this.read()))
    for (const [entry, { screen, address }] of this.screens) {
      const { key, scroll } = screen
      const snapshot = screen.snapshot()
      all.delete(entry)
      if (snapshot !== null || (scroll ?? 0) > 0)
        all.set(entry, { key, snapshot, scroll: scroll ?? 0, address, readership })
    }
    this.storage.write(storageKey, Object.fromEntries([...all].slice(-mostScreens)), savedForMinutes)
  }

  private fitting(entry: string, address: string): SavedEntry | null {
    const screen = this.read()[entry]
    return screen?.address === address && screen.readership === this.readership() ? screen : null
  }

  private read(): Record<string, SavedEntry> {
    return (this.saved ??= entriesOf(this.storage.read(storageKey)))
  }
}

/** The entries among what was stored. */
function entriesOf(stored: unknown): Record<string, SavedEntry> {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, SavedEntry] => isEntry(entry[1])))
}

const isEntry = (stored: unknown): stored is SavedEntry =>
  hasTexts(stored, 'key', 'address', 'readership') && typeof stored['scroll'] === 'number'
