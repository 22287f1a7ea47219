import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import { useService } from '../shell/app-context'

interface LookedAtProps {
  readonly subject: ChangeSubject
  /** The id of one case; all cases of the subject when omitted. */
  readonly id?: string
}

/** Marks a case as seen while it is shown, so that its change is no longer new to the member. */
export const LookedAt = observer(function LookedAt({ subject, id }: LookedAtProps) {
  const changes = useService(ChangesStore)
  useEffect(() => void changes.markSeen(subject, id ?? null), [changes, subject, id])
  return null
})
