import { useCallback } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { Dialog } from '../kit/overlays/dialog'
import { useLeaveBlock } from '../shell/history/use-leave-block'
import { useWords } from '../words/words'
import { formsWords } from './forms.words'

interface LeaveGuardProps {
  readonly isChanged: () => boolean
  /** Whether the device stores no draft, so that nothing is left of the changes once the page is closed. */
  readonly isDraftRefused: () => boolean
}

/** Asks for confirmation before leaving a screen with unsaved changes. The functions are called at that moment. */
export function LeaveGuard({ isChanged, isDraftRefused }: LeaveGuardProps) {
  const words = useWords(formsWords)
  const { blockedMove, leaveWithoutSaving } = useLeaveBlock(isChanged)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged()) event.preventDefault()
      },
      [isChanged],
    ),
  )
  const leave = () => {
    leaveWithoutSaving()
    blockedMove?.continue()
  }
  return (
    <Dialog
      open={blockedMove !== null}
      onClose={leaveWithoutSaving}
      title={words.leaveTitle}
      text={isDraftRefused() ? words.leaveTextWithoutDraft : words.leaveText}
      acts={[
        { label: words.stay, onAct: leaveWithoutSaving },
        { label: words.leave, kind: 'danger', onAct: leave },
      ]}
    />
  )
}
