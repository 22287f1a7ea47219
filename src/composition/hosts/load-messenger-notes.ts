import type { Container } from 'inversify'
import type { ScreenNotes } from './note-screen'

/**
 * Loads what a page in the messenger needs.
 * @param landing the address of the last full load
 */
export async function loadMessengerNotes(container: Container, window: Window, landing: string): Promise<ScreenNotes> {
  const [{ messengerAdapters }, { MessengerPage }, { messengerNotes }, { joinMessenger }] = await Promise.all([
    import(/* webpackChunkName: "messenger" */ '../../infrastructure/frame/hosts/messenger.module'),
    import(/* webpackChunkName: "messenger" */ '../../application/frame/hosts/messenger-page'),
    import(/* webpackChunkName: "messenger" */ './messenger-notes'),
    import(/* webpackChunkName: "messenger" */ './join-messenger'),
  ])
  container.load(messengerAdapters(window, landing))
  joinMessenger(container)
  return messengerNotes(container, container.get(MessengerPage))
}
