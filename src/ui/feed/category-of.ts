import type { ScreenLocation } from '../shell/screen'

/** The id of a category, from the path or from the query of an app's frame (S005, S007), and the way back to it. */
export function categoryOf({ path, params, query }: ScreenLocation): { readonly id: string; readonly path: string } {
  if (params.id !== undefined) return { id: params.id, path }
  const id = query.id ?? ''
  return { id, path: `${path}?id=${encodeURIComponent(id)}` }
}
