import type { CancelSignal } from '../../src/application/frame/shared/cancel-signal'
import type { ScreenLocation, ScreenViewModel } from '../../src/ui/frame/shell/screen'
import { LiveScreen } from '../../src/ui/frame/shell/live-screen'

/** Opens a screen at a location as the shell does; the answer shows, moves, saves and restores it. */
export async function openLive(
  viewModel: ScreenViewModel,
  location: ScreenLocation,
  signal: CancelSignal = new AbortController().signal,
): Promise<LiveScreen> {
  const screen = new LiveScreen(location.path, viewModel, location)
  await screen.open(location, signal)
  return screen
}

/** What another load of the page brings back of a screen, with what it has to load. */
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
