import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SoundPresence } from '../../application/player/sound-presence.store'
import { useApp, useService } from '../shell/app-context'

const RecordingBar = lazy(async () => ({ default: (await import(/* webpackChunkName: "player" */ './recording-bar')).RecordingBar }))

/** Where the controls of a recording stand; their code comes with the player, once there is something to play. */
export const RecordingDock = observer(function RecordingDock({ id }: { readonly id: string }) {
  const presence = useService(SoundPresence)
  const { loadFeature } = useApp()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (presence.isNeeded && !loaded) void loadFeature('player').then(() => setLoaded(true))
  }, [presence.isNeeded, loaded, loadFeature])
  if (!presence.isNeeded || !loaded) return null
  return (
    <Suspense fallback={null}>
      <RecordingBar id={id} />
    </Suspense>
  )
})
