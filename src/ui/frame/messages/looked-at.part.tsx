import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import { useService } from '../shell/app-context'

interface LookedAtProps {
  readonly subject: ChangeSubject
  /** One case; all of the subject without it. */
  readonly id?: string
}

/** Stands where a case is shown: once it is, nothing of it is new to the member any more. */
export const LookedAt = observer(function LookedAt({ subject, id }: LookedAtProps) {
  const changes = useService(ChangesStore)
  useEffect(() => void changes.see(subject, id ?? null), [changes, subject, id])
  return null
})
