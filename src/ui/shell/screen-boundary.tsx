import { Component, type ReactNode } from 'react'
import { FullPageError } from './lazy-parts'
import { failureOfCode } from '../kit/failed-part'

interface ScreenBoundaryState {
  readonly fault: unknown
}

/** A fault of ours in one screen takes down that screen alone, and offers a way on. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { fault: null }

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { fault: error ?? new Error('nothing was said') }
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    // The code of a part comes when it is first drawn: without a network it cannot.
    const failure = fault instanceof Error && fault.name === 'ChunkLoadError' ? failureOfCode() : null
    return <FullPageError kind="screen" failure={failure} onRetry={() => window.location.reload()} />
  }
}
