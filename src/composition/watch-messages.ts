import { when } from 'mobx'
import { SessionStore } from '../application/frame/session/session.store'
import type { App } from './create-app'

/** Follows the messages of members; a guest needs none of that code before they log in. */
export async function watchMessages(app: App): Promise<void> {
  const session = app.container.get(SessionStore)
  await when(() => session.user !== null)
  const code = await import(/* webpackChunkName: "notifications" */ './join-messages').catch(() => null)
  // Without a network the messages are not followed until the client is opened again.
  await code?.joinMessages(app).catch(() => undefined)
}
