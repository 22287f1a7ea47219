import type { Container } from 'inversify'
import { NativeBridge } from '../../application/frame/hosts/native-bridge'
import { Navigator } from '../../application/frame/navigation/navigator'
import { MessengerConnection } from '../../infrastructure/frame/hosts/messenger-connection'
import { WebViewBridge } from '../../infrastructure/frame/hosts/web-view-bridge'
import { RouterNavigator } from '../router-navigator'

/** Lets screens scan, choose pictures and show the way by the messenger, where they would ask an app. */
export function joinMessenger(container: Container): void {
  const [bridge, navigator] = [container.get(NativeBridge), container.get(Navigator)]
  // The app of the site may show the messenger's mark in its user agent; its own methods come first.
  if (bridge.isPresent || !(bridge instanceof WebViewBridge)) return
  bridge.keep(container.get(MessengerConnection))
  if (navigator instanceof RouterNavigator)
    navigator.messengerMap = ({ latitude, longitude }, name) => {
      if (!bridge.can('openMap')) return false
      void bridge.call('openMap', { latitude, longitude, name })
      return true
    }
}
