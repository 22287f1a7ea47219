import { observer } from 'mobx-react-lite'
import { PlayerStore } from '../../application/player/player.store'
import { useService } from '../shell/app-context'
import { SoundBar } from './listen-bar'

/** While the recording of this article plays: on its own screen the mini player does not float. */
export const RecordingBar = observer(function RecordingBar({ id }: { readonly id: string }) {
  const player = useService(PlayerStore)
  if (!player.isOpen || !player.isCurrent('article', id)) return null
  return <SoundBar isOn={player.state.wanted} progress={player.fraction} onToggle={player.toggle} onStop={player.close} />
})
