import type { Resource } from '../shared/resource'
import type { SessionStore } from './session.store'

/** The same resource, for members alone: for a guest, whom its screen offers the login in its place, nothing is loaded. */
export function forMembers(session: SessionStore, resource: Resource): Resource {
  const allowed = (): Resource => (session.isMember ? resource : {})
  return {
    open: (location, signal) => allowed().open?.(location, signal),
    show: (location) => allowed().show?.(location),
    moved: (location) => allowed().moved?.(location),
    snapshot: () => allowed().snapshot?.() ?? null,
    restore: (saved, location) => allowed().restore?.(saved, location) ?? false,
    reload: () => allowed().reload?.(),
  }
}
