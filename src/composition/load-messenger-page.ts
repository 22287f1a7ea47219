import type { Container } from 'inversify'
import type { MessengerPage } from '../application/frame/hosts/messenger-page'

/**
 * Loads what a page in the messenger needs.
 * @param landing the address of the last full load
 */
export async function loadMessengerPage(container: Container, window: Window, landing: string): Promise<MessengerPage> {
  const [{ messengerAdapters }, { MessengerPage: Page }] = await Promise.all([
    import(/* webpackChunkName: "messenger" */ '../infrastructure/frame/hosts/messenger.module'),
    import(/* webpackChunkName: "messenger" */ '../application/frame/hosts/messenger-page'),
  ])
  container.load(messengerAdapters(window, landing))
  return container.get(Page)
}
