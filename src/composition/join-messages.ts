import { WatchMessages } from '../application/frame/messages/watch-messages'
import { featureName } from '../ui/frame/shell/feature-name'
import type { App } from './create-app'

/** Follows the messages of whoever is logged in, once the first view has been shown. */
export async function joinMessages({ container, loadFeature }: App): Promise<void> {
  await loadFeature(featureName('notifications'))
  container.get(WatchMessages).execute()
}
