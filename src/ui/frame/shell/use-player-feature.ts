import { useEffect, useState } from 'react'
import { SoundPresence } from '../../../application/frame/player/sound-presence.store'
import { useApp, useService } from './app-context'
import { afterPaint } from './page-transition'
import { playerName } from '../player/player-name.part'

/** Loads the player's feature once there is something to play; true when it is loaded and needed. For observers. */
export function usePlayerFeature(): boolean {
  const { isNeeded } = useService(SoundPresence)
  const { loadFeature } = useApp()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isNeeded || loaded) return
    // The tap on play is answered before the mini player comes.
    void loadFeature(playerName).then(() => afterPaint(document, () => setLoaded(true)))
  }, [isNeeded, loaded, loadFeature])
  return isNeeded && loaded
}
