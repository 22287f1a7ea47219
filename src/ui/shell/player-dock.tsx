import { lazy, Suspense, useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { SoundPresence } from '../../application/player/sound-presence.store'
import { useApp, useService } from './app-context'

const MiniPlayer = lazy(async () => ({ default: (await import(/* webpackChunkName: "player" */ '../player/mini-player')).MiniPlayer }))

/** Where the mini player floats (B08). Its code comes only when there is something to play. */
export const PlayerDock = observer(function PlayerDock() {
  const presence = useService(SoundPresence)
  const { loadFeature } = useApp()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (presence.isNeeded && !loaded) void loadFeature('player').then(() => setLoaded(true))
  }, [presence.isNeeded, loaded, loadFeature])
  if (!presence.isNeeded || !loaded) return null
  return (
    <Suspense fallback={null}>
      <MiniPlayer />
    </Suspense>
  )
})
