import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { useIsHydrated } from '../kit/use-is-hydrated'
import { lazyPart } from './lazy-part'
import { usePlayerFeature } from './use-player-feature'

const MiniPlayer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ '../player/mini-player')).MiniPlayer,
}))

const RadioEntry = lazyPart(
  async () => (await import(/* webpackChunkName: "radio-entry" */ '../player/radio-entry')).RadioEntry,
)

/**
 * Where the mini player floats (B08). Its code is loaded only once there is something to play; until then there is a
 * link to the radio (B31).
 */
export const PlayerDock = observer(function PlayerDock() {
  // The platform, which renders the first view, does not know what this tab remembers.
  const isHydrated = useIsHydrated()
  if (!usePlayerFeature()) return isHydrated ? <RadioEntry /> : null
  return (
    <Suspense fallback={null}>
      <MiniPlayer />
    </Suspense>
  )
})
