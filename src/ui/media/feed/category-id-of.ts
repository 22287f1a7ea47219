import type { ScreenLocation } from '../../frame/shell/screens/screen'

/** The id of a category, from the path or from the query of an app's frame (S005, S007). */
export function categoryIdOf({ params, query }: ScreenLocation): string {
  return params.id ?? query.id ?? ''
}
