/** The default category whose first page is the topics (B10). */
const specialsCategory = 2

export interface Entry {
  /** Without query and hash. */
  readonly path: string
  /** No screen of this visit came before. */
  readonly isFirst: boolean
  /** From the site, or from the firstPage cookie (B16). */
  readonly defaultCategory: number | null
}

/** Redirect of the first entry: from / or /index to the topics when the default category is 2 (B10); otherwise null. */
export function firstEntryRedirect({ path, isFirst, defaultCategory }: Entry): '/specials' | null {
  return isFirst && defaultCategory === specialsCategory && (path === '/' || path === '/index') ? '/specials' : null
}
