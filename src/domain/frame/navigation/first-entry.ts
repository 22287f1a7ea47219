/** The default category whose first page is the topics (B10). */
const specialsCategory = 2
export const topicsPath = '/specials'

export interface VisitEntry {
  /** The path, without query and hash. */
  readonly path: string
  /** Whether this is the first screen of the visit. */
  readonly isFirst: boolean
  /** The default category, from the site or from the firstPage cookie (B16). */
  readonly defaultCategory: number | null
}

/**
 * The redirect of a visit's first screen: from / or /index to the topics when the default category is 2 (B10);
 * otherwise null.
 */
export function firstEntryRedirect({ path, isFirst, defaultCategory }: VisitEntry): typeof topicsPath | null {
  return isFirst && defaultCategory === specialsCategory && (path === '/' || path === '/index') ? topicsPath : null
}
