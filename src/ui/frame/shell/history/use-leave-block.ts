import { useEffect, useState } from 'react'
import type { StoppedMove } from './app-history'
import { useApp } from '../app-context'

/**
 * Blocks navigation to another path while `isBlocking` returns true; returns the blocked navigation until it continues
 * or is cancelled.
 */
export function useLeaveBlock(isBlocking: () => boolean): {
  readonly blockedMove: StoppedMove | null
  readonly leaveWithoutSaving: () => void
} {
  const { history } = useApp()
  const [stopped, setStopped] = useState<StoppedMove | null>(null)
  useEffect(
    () =>
      history?.block((move) => {
        if (move.to.pathname === history.view.location.pathname || !isBlocking()) return false
        setStopped(move)
        return true
      }),
    [history, isBlocking],
  )
  return { blockedMove: stopped, leaveWithoutSaving: () => setStopped(null) }
}
