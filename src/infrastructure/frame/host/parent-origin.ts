import { mayFrame } from '../../../domain/frame/navigation/frame-ancestor'

/**
 * The origin of the page that frames this one; null when there is none, when the browser does not tell, or when it is
 * none of those that may frame us.
 */
export function parentOrigin({ location, document }: Window, sources: readonly string[]): string | null {
  const ancestor = (location as { readonly ancestorOrigins?: ArrayLike<string> }).ancestorOrigins?.[0]
  const told = ancestor ?? document.referrer
  return URL.canParse(told) && mayFrame(sources, new URL(told).origin) ? new URL(told).origin : null
}
