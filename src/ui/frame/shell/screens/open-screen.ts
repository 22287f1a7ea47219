import type { Container } from 'inversify'
import { LiveScreen } from './live-screen'
import type { ScreenDefinition, ScreenLocation } from './screen'
import type { ScreenMemory } from './screen-memory'

/**
 * Returns the screen of a history entry: the live one, the prepared first view, a restored one, or a new one.
 * @param address path and query of the entry, as the browser shows them
 */
export function openScreen(
  { container, memory }: { readonly container: Container; readonly memory: ScreenMemory },
  definition: ScreenDefinition,
  entry: string,
  key: string,
  location: ScreenLocation,
  address: string,
): LiveScreen {
  const live = memory.find(entry, key)
  if (live !== null) return live
  const screen = memory.claimPrepared(key) ?? makeScreen(container, definition, key, location)
  const saved = memory.claimSaved(entry, key, address)
  if (saved !== null) {
    screen.scroll = saved.scroll
    screen.restore(saved.snapshot, location)
  }
  memory.save(entry, screen, address)
  return screen
}

export function makeScreen(
  container: Container,
  definition: ScreenDefinition,
  key: string,
  location: ScreenLocation,
): LiveScreen {
  return new LiveScreen(key, container.get(definition.viewModel), location)
}
