import { observer } from 'mobx-react-lite'
import { lazyPart } from '../lazy/lazy-part'
import { usePlayerFeature } from './use-player-feature'

const MiniPlayer = lazyPart(
  async () => (await import(/* webpackChunkName: "player" */ '../../player/mini-player')).MiniPlayer,
)

/** The place in which the mini player floats (B08). Its code is not loaded until there is something to play. */
export const PlayerDock = observer(function PlayerDock() {
  return usePlayerFeature() ? <MiniPlayer /> : null
})
