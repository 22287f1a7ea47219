import { useCallback, useEffect, useState } from 'react'
import { useBeforeUnload, useLocation } from 'react-router-dom'
import { Dialog } from '../kit/dialog'
import { useLeaveBlock } from '../shell/use-leave-block'
import { useWords } from '../words/words'
import { profileWords } from './profile.words'

/** Milliseconds between two looks at the history, which moves later than it is told to; and how many looks are enough. */
const pause = 20
const patience = 50

/** Asks before a screen is left whose changes are not saved. `isChanged` is asked at the moment of leaving. */
export function LeaveGuard({ isChanged }: { readonly isChanged: () => boolean }) {
  const words = useWords(profileWords)
  const { key } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const { stopped, giveUp } = useLeaveBlock(isChanged)
  const isBlocked = stopped !== null
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged()) event.preventDefault()
      },
      [isChanged],
    ),
  )

  // A step back that was refused is taken back by the router first: only then may the dialog put its own entry on top.
  useEffect(() => (isBlocked ? whenHistory((state) => (state?.key ?? 'default') === key, () => setAsking(true)) : undefined), [isBlocked, key])

  const stay = () => {
    setAsking(false)
    giveUp()
  }
  const leave = () => {
    setAsking(false)
    // The entry of the dialog has to go before the router steps on.
    whenHistory((state) => state?.overlay === undefined, () => stopped?.proceed())
  }
  return (
    <Dialog
      open={isBlocked && isAsking}
      onClose={stay}
      title={words.leaveTitle}
      text={words.leaveText}
      acts={[
        { label: words.stay, onAct: stay },
        { label: words.leave, kind: 'danger', onAct: leave },
      ]}
    />
  )
}

type HistoryState = { readonly key?: string; readonly overlay?: string } | null

/** Acts once the history is as it should be, or after a second in any case. Returns what calls it off. */
function whenHistory(isReady: (state: HistoryState) => boolean, act: () => void): () => void {
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    if (!isReady(window.history.state as HistoryState) && looks < patience) return
    clearInterval(timer)
    act()
  }, pause)
  return () => clearInterval(timer)
}
