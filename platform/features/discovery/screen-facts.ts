import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentKind } from '../../../src/domain/content/content-kinds'

/** What the built client tells of its screens. */
export interface ScreenFacts {
  /** What the paths begin with that search engines keep out of. */
  readonly closed: readonly string[]
  /** The kinds of content that have a screen. */
  readonly kinds: readonly ContentKind[]
}

/** Nothing has a screen where nothing is built. */
export function readScreenFacts(buildDirectory: string): ScreenFacts {
  try {
    return JSON.parse(readFileSync(join(buildDirectory, 'server', 'screens.json'), 'utf8')) as ScreenFacts
  } catch {
    return { closed: [], kinds: [] }
  }
}
