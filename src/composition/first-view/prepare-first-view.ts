import { makeScreen } from '../../ui/frame/shell/screens/open-screen'
import type { FeatureRoute } from '../../ui/frame/shell/app-context'
import { queriesFor } from '../../ui/frame/shell/screens/screen'
import type { LiveScreen } from '../../ui/frame/shell/screens/live-screen'
import { findScreen, type App } from '../create-app'

/**
 * Opens the screen of a path before the first render, so that it renders completely; null when there is no such screen.
 * @param opens whether the content of the screen is loaded, too
 * @param pause lets the browser handle input between loading the code, making the screen, and loading its content
 */
export async function prepareFirstView(
  app: App,
  path: string,
  opens: boolean,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<{ route: FeatureRoute; screen: LiveScreen } | null> {
  const match = findScreen(app.screens(), path)
  if (match === null) return null
  const url = new URL(path, 'http://first.view')
  const location = { path: url.pathname, params: match.params, query: queriesFor(match.route, url.search) }
  const definition = await match.route.prepare()
  await pause()
  const screen = makeScreen(app.container, definition, definition.key?.(location) ?? location.path, location)
  await pause()
  if (opens) await screen.open(location, new AbortController().signal)
  screen.scroll = null
  app.memory.prepare(screen)
  return { route: match.route, screen }
}
