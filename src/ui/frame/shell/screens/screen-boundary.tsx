import { Component, type ReactNode } from 'react'
import { FullPageError } from '../lazy/lazy-parts'
import { tellOfCaughtError } from '../../kit/states/caught-error'
import { failureOfCode } from '../../kit/states/failed-part'

interface ScreenBoundaryState {
  readonly fault: unknown
}

/** An error boundary for one screen: a bug in it affects that screen alone, and the visitor can go on. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { fault: null }

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { fault: error ?? new Error('nothing was said') }
  }

  override componentDidCatch(error: unknown): void {
    tellOfCaughtError(error)
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    // A part's code is loaded on first render, which fails offline.
    const failure = fault instanceof Error && fault.name === 'ChunkLoadError' ? failureOfCode() : null
    return <FullPageError kind="screen" failure={failure} onRetry={() => window.location.reload()} />
  }
}
