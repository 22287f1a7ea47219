/** The default category that starts with the topics (B10). */
const specialsCategory = 2

export interface Entry {
  /** Without query and hash. */
  readonly path: string
  /** No screen of this visit came before. */
  readonly isFirst: boolean
  /** Of the site, or out of the firstPage cookie (B16). */
  readonly defaultCategory: number | null
}

/** Where the first entry leads instead: from / or /index to the topics when the default category is 2 (B10); else null. */
export function firstEntryRedirect({ path, isFirst, defaultCategory }: Entry): '/specials' | null {
  return isFirst && defaultCategory === specialsCategory && (path === '/' || path === '/index') ? '/specials' : null
}
