import { observer } from 'mobx-react-lite'
import { PositionStore } from '../../../application/frame/places/position.store'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './places.module.css'
import { placesWords } from './places.words'

/** States that the position is being determined, or why there is none: permission denied, unavailable, or timeout. */
export const PositionNotice = observer(function PositionNotice() {
  const words = useWords(placesWords)
  const { state } = useService(PositionStore)
  const text = state.kind === 'looking' ? words.locating : state.kind === 'problem' ? words[state.problem] : null
  return (
    <div role="status">
      {text !== null && <p className={state.kind === 'problem' ? styles.problem : styles.note}>{text}</p>}
    </div>
  )
})
