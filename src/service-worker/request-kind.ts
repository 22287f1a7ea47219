export type RequestKind = 'navigation' | 'static' | 'image' | 'content' | 'other'

/** Reads of content, whose last good copy may be shown again. Nothing of an account is among them. */
const content =
  /^\/(v1\/(system\/basic_info|feeds|categories|category_heads\/|c_audio\/|c_album\/|c_video\/|album_audios\/|post_comments\/|comments\/|comment_replies\/|relatedPosts|mobile\/channel|page_card_items\/|consumer\/agreements)|v2\/(c_static_article\/|c_dynamic_article\/|city_level)|v3\/(page_card_data\/|consumer\/configurations))/

export function isContent(path: string): boolean {
  return content.test(path)
}

/** What the worker does for a request; 'other' goes to the network untouched. */
export function kindOf(
  request: Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>,
  origin: string,
): RequestKind {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return 'other'
  if (request.mode === 'navigate')
    return /^\/(docs|demo|health|ready)(\/|$)/.test(url.pathname) ? 'other' : 'navigation'
  if (url.pathname.startsWith('/static/')) return 'static'
  if (request.destination === 'image') return 'image'
  return isContent(url.pathname) ? 'content' : 'other'
}
