import type { CancelSignal } from '../../application/frame/shared/cancel-signal'
import type { Loadable } from '../../application/frame/shared/loadable'
import type { Resource } from '../../application/frame/shared/resource'
import type { ParticipationViewModel } from './participation.part.view-model'

interface Opening {
  /** Loads the content, and opens its comments where there are any. */
  readonly load: (signal?: CancelSignal) => Promise<void>
  /** Opens the comments of the content that was restored. */
  readonly arrive: () => Promise<void>
}

/** A content that decides itself, once it is loaded, whether people comment on it, such as one that waits for the office. */
export function participatedContent(
  content: Loadable<unknown>,
  participation: ParticipationViewModel,
  { load, arrive }: Opening,
): Resource {
  return {
    open: (_location, signal) => load(signal),
    show: (location) => participation.show(location),
    onLocationChange: (location) => participation.onLocationChange(location),
    snapshot: () => content.snapshot(),
    restore: (saved, location) => {
      const isRestored = content.restore(saved, location)
      if (isRestored) void arrive()
      return isRestored
    },
    reload: () => load(),
    retryFailed: () => (content.state === 'failed' ? load() : undefined),
  }
}
