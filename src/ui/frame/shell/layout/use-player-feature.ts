import { useEffect, useState } from 'react'
import { SoundPresence } from '../../../../application/frame/player/sound-presence.store'
import { useWhenOnline } from '../../kit/environment/use-when-online'
import { playerName } from '../../player/player-name.part'
import { useApp, useService } from '../app-context'
import { afterPaint } from '../history/page-transition'

/**
 * Loads the player's feature once there is something to play; true when it is loaded and needed. A load that failed is
 * repeated when the network is back. For observers.
 */
export function usePlayerFeature(): boolean {
  const { isNeeded } = useService(SoundPresence)
  const { loadFeature } = useApp()
  const [loaded, setLoaded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useWhenOnline(isNeeded && !loaded ? () => setAttempt(attempt + 1) : undefined)
  useEffect(() => {
    if (!isNeeded || loaded) return
    loadFeature(playerName).then(
      // The tap on play is answered before the mini player comes.
      () => afterPaint(document, () => setLoaded(true)),
      () => undefined,
    )
  }, [isNeeded, loaded, loadFeature, attempt])
  return isNeeded && loaded
}
