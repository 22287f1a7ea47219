import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { usePlayerFeature } from './use-player-feature'

const MiniPlayer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ '../player/mini-player')).MiniPlayer,
}))

/** The place in which the mini player floats (B08). Its code is not loaded until there is something to play. */
export const PlayerDock = observer(function PlayerDock() {
  if (!usePlayerFeature()) return null
  return (
    <Suspense fallback={null}>
      <MiniPlayer />
    </Suspense>
  )
})
