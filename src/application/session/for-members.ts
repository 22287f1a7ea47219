import type { ScreenLocation } from '../../domain/navigation/screen-location'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Resource } from '../shared/resource'
import type { SessionStore } from './session.store'

/**
 * The same resource, on a screen that guests may open, too: it is opened, moved and restored for members alone. A
 * visitor who has logged in since gets it when the screen is shown again.
 */
export function forMembers(session: SessionStore, resource: Resource): Resource {
  let isOpened = false
  const open = (location: ScreenLocation, signal?: CancelSignal): unknown => {
    if (!session.isMember) return undefined
    isOpened = true
    return resource.open?.(location, signal)
  }
  return {
    open,
    show: (location) => {
      if (!isOpened) void open(location)
      return resource.show?.(location)
    },
    moved: (location) => isOpened && resource.moved?.(location),
    snapshot: () => resource.snapshot?.() ?? null,
    restore: (saved, location) => {
      isOpened = session.isMember && resource.restore?.(saved, location) === true
      return isOpened
    },
    reload: () => isOpened && resource.reload?.(),
  }
}
