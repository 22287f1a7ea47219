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

/** Where the mini player floats (B08). Its code comes only when there is something to play; until then there is the way to the radio (B31). */
export const PlayerDock = observer(function PlayerDock() {
  // What the tab remembers is not known to the platform, which draws the first view.
  const isHydrated = useIsHydrated()
  if (!usePlayerFeature()) return isHydrated ? <RadioEntry /> : null
  return (
    <Suspense fallback={null}>
      <MiniPlayer />
    </Suspense>
  )
})
