import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentKind } from '../../../src/domain/frame/content/content-kinds'

/** What the built client states about its screens. */
export interface BuiltScreenFacts {
  /** Paths that search engines must not crawl; one that ends with a slash covers everything below it. */
  readonly closed: readonly string[]
  /** The paths of all screens; empty without a build. */
  readonly paths: readonly string[]
  /** The kinds of content that have a screen. */
  readonly kinds: readonly ContentKind[]
  /** The version of the build, 10 hexadecimal digits; '' without a build. */
  readonly version: string
}

/** Reads the facts from the build; without a build, no kind has a screen. */
export function readScreenFacts(buildDirectory: string): BuiltScreenFacts {
  try {
    return JSON.parse(readFileSync(join(buildDirectory, 'server', 'screens.json'), 'utf8')) as BuiltScreenFacts
  } catch {
    return { closed: [], paths: [], kinds: [], version: '' }
  }
}
