import type { Container } from 'inversify'
import type { ScreenDefinition, ScreenLocation } from './screen'
import type { RememberedScreen, ScreenMemory } from './screen-memory'

/**
 * Returns the screen of a history entry: the live one, the prepared first view, a restored one, or a new one.
 *
 * @param address path and query of the entry, as the browser shows them
 */
export function openScreen(
  { container, memory }: { readonly container: Container; readonly memory: ScreenMemory },
  definition: ScreenDefinition,
  entry: string,
  key: string,
  location: ScreenLocation,
  address: string,
): RememberedScreen {
  const live = memory.find(entry, key)
  if (live !== null) return live
  const screen = memory.takePrepared(key) ?? makeScreen(container, definition, key)
  const saved = memory.takeSaved(entry, key, address)
  if (saved !== null) {
    screen.scroll = saved.scroll
    if (saved.snapshot !== null && screen.viewModel.restore !== undefined) {
      screen.viewModel.restore(saved.snapshot, location)
      screen.opened = true
    }
  }
  memory.keep(entry, screen, address)
  return screen
}

export function makeScreen(container: Container, definition: ScreenDefinition, key: string): RememberedScreen {
  return { key, viewModel: container.get(definition.viewModel), opened: false, scroll: 0 }
}
