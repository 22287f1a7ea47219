import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentKinds, type ContentKind } from '../../../src/domain/frame/content/content-kinds'

const screenFactsSchema = z.object({
  /** Paths that search engines must not crawl; one that ends with a slash covers everything below it. */
  closed: z.array(z.string()).readonly(),
  /** The paths of all screens; empty without a build. */
  paths: z.array(z.string()).readonly(),
  /** The kinds of content that have a screen. */
  kinds: z.array(z.enum(Object.keys(contentKinds) as ContentKind[])).readonly(),
  /** The version of the build, 10 hexadecimal digits; '' without a build. */
  version: z.string().default(''),
})

/** What the built client states about its screens. */
export type BuiltScreenFacts = z.infer<typeof screenFactsSchema>

/** Reads the facts from the build; without a build, no kind has a screen. */
export function readScreenFacts(buildDirectory: string): BuiltScreenFacts {
  try {
    return screenFactsSchema.parse(JSON.parse(readFileSync(join(buildDirectory, 'server', 'screens.json'), 'utf8')))
  } catch {
    return { closed: [], paths: [], kinds: [], version: '' }
  }
}
