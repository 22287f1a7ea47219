import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { usePlayerFeature } from '../shell/use-player-feature'

const RecordingBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ './recording-bar')).RecordingBar,
}))

/** The place of a recording's controls; their code is loaded with the player, once something is played. */
export const RecordingDock = observer(function RecordingDock({ id }: { readonly id: string }) {
  if (!usePlayerFeature()) return null
  return (
    <Suspense fallback={null}>
      <RecordingBar id={id} />
    </Suspense>
  )
})
