import type { ScreenLocation } from '../../../../domain/frame/navigation/screen-location'
import type { CancelSignal } from '../../shared/cancel-signal'
import type { Resource } from '../../shared/resource'
import type { SessionStore } from '../session.store'

/**
 * Restricts a resource to members. For a guest, to whom the screen offers the login instead, nothing is loaded. The
 * resource is opened when the screen is shown again to a visitor who has logged in since.
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
      if (!session.isMember) return undefined
      if (!isOpened) void open(location)
      return resource.show?.(location)
    },
    onLocationChange: (location) => session.isMember && resource.onLocationChange?.(location),
    snapshot: () => (session.isMember ? (resource.snapshot?.() ?? null) : null),
    restore: (saved, location) => {
      isOpened = session.isMember && resource.restore?.(saved, location) === true
      return isOpened
    },
    reload: () => session.isMember && resource.reload?.(),
    retryFailed: () => session.isMember && resource.retryFailed?.(),
  }
}
