import type { ContentKind } from '../../../domain/frame/content/content-kinds'
import { port } from '../shared/port'

/** A content whose last answer is cached on this device, so that it opens without a network. */
export interface KeptContentEntry {
  readonly kind: ContentKind
  readonly id: string
  readonly title: string
}

/** The opened contents that the service worker has cached. */
export interface KeptContent {
  /** The contents in a language, latest first; empty where nothing can be cached. */
  list(language: string): Promise<readonly KeptContentEntry[]>
  /** Whether the feed of the home is cached. */
  hasHome(language: string): Promise<boolean>
}
export const KeptContent = port<KeptContent>('KeptContent')
