import type { ContentKind } from '../../../domain/frame/content/content-kinds'
import { port } from '../shared/port'

/** A content whose last answer is kept on this device, so that it opens without a network. */
export interface KeptContentEntry {
  readonly kind: ContentKind
  readonly id: string
  readonly title: string
}

/** What the service worker keeps of what was opened. */
export interface KeptContent {
  /** In a language, the latest first; empty where nothing can be kept. */
  list(language: string): Promise<readonly KeptContentEntry[]>
  /** Whether the news of home are. */
  hasHome(language: string): Promise<boolean>
}
export const KeptContent = port<KeptContent>('KeptContent')
