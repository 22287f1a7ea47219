import type { CancelSignal } from '../../src/application/frame/shared/cancel-signal'
import type { ScreenLocation, ScreenViewModel } from '../../src/ui/frame/shell/screens/screen'
import { LiveScreen } from '../../src/ui/frame/shell/screens/live-screen'

/** Opens a screen at a location as the shell does; the result shows, moves, saves and restores it. */
export async function openLive(
  viewModel: ScreenViewModel,
  location: ScreenLocation,
  signal: CancelSignal = new AbortController().signal,
): Promise<LiveScreen> {
  const screen = new LiveScreen(location.path, viewModel, location)
  await screen.open(location, signal)
  return screen
}

/** Restores a screen as another load of the page does, and loads what was not saved. */
export async function restoreLive(
  viewModel: ScreenViewModel,
  saved: unknown,
  location: ScreenLocation,
): Promise<LiveScreen> {
  const screen = new LiveScreen(location.path, viewModel, location)
  screen.restore(JSON.parse(JSON.stringify(saved)), location)
  await screen.open(location, new AbortController().signal)
  return screen
}
