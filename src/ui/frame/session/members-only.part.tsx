import type { ReactNode } from 'react'
import { EmptyState } from '../kit/states/empty-state'
import { useWords } from '../words/words'
import { GateLogin } from './gate-login.part'
import { gateReasonWords, type GateReason } from './gate-reason.words'

interface MembersOnlyProps {
  readonly isMember: boolean
  /** What somebody can do here once they have logged in. */
  readonly reason: GateReason
  /** The steps that follow the login (`WaySteps`), where it is not all that is needed. */
  readonly way?: ReactNode
  readonly children: ReactNode
}

/** Wraps a screen that guests may open, but that has nothing to show them: says what a login is for, and leads to it. */
export function MembersOnly({ isMember, reason, way, children }: MembersOnlyProps) {
  const words = useWords(gateReasonWords)
  if (isMember) return children
  return (
    <>
      {way}
      <EmptyState subject="pass" title={words[reason]} action={<GateLogin reason={reason} />} />
    </>
  )
}
