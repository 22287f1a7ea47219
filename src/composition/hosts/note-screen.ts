import type { Container } from 'inversify'
import { MessengerOffer } from '../../application/frame/session/messenger/messenger-offer'
import type { NotedScreen } from '../../ui/frame/shell/app-context'

export type ScreenNotes = (screen: NotedScreen) => void

/** Tells the messenger of each screen when it shows this page. What that takes is loaded there alone. */
export function noteWhereMessenger(
  container: Container,
  load: (container: Container) => Promise<ScreenNotes>,
): ScreenNotes {
  let notes: Promise<ScreenNotes> | null = null
  return (screen) => {
    if (!container.get(MessengerOffer).isHere) return
    notes ??= load(container)
    notes.then(
      (note) => note(screen),
      () => (notes = null),
    )
  }
}
