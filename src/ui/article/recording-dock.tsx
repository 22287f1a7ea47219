import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { usePlayerFeature } from '../shell/use-player-feature'

const RecordingBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ './recording-bar')).RecordingBar,
}))

/** Where the controls of a recording stand; their code comes with the player, once there is something to play. */
export const RecordingDock = observer(function RecordingDock({ id }: { readonly id: string }) {
  if (!usePlayerFeature()) return null
  return (
    <Suspense fallback={null}>
      <RecordingBar id={id} />
    </Suspense>
  )
})
