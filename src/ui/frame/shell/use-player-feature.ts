import { useEffect, useState } from 'react'
import { SoundPresence } from '../../../application/frame/player/sound-presence.store'
import { useApp, useService } from './app-context'
import { playerName } from '../player/player-name.part'

/** Loads the player's feature once there is something to play; true when it is loaded and needed. For observers. */
export function usePlayerFeature(): boolean {
  const { isNeeded } = useService(SoundPresence)
  const { loadFeature } = useApp()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (isNeeded && !loaded) void loadFeature(playerName).then(() => setLoaded(true))
  }, [isNeeded, loaded, loadFeature])
  return isNeeded && loaded
}
