/** The content that credits are given for, by page type (B104). Other than for links, videos have two codes: 4 and 12. */
export type CreditContent = 'audio' | 'album' | 'post' | 'video' | 'special' | 'gallery'

const contents: Readonly<Record<number, CreditContent>> = { 1: 'audio', 2: 'album', 3: 'post', 4: 'video', 5: 'special', 7: 'gallery', 12: 'video' }

/** The content of a page type (B104); null for a type that earns nothing. */
export function creditContent(pageType: unknown): CreditContent | null {
  return typeof pageType === 'number' || (typeof pageType === 'string' && pageType !== '') ? (contents[Number(pageType)] ?? null) : null
}

/** The page type that is reported for content (B104). */
export function creditPageType(content: CreditContent): number {
  return Number(Object.keys(contents).find((type) => contents[Number(type)] === content))
}
