import { Component, Suspense, type ReactNode } from 'react'
import { FullPageError } from './lazy-parts'

/** A fault of ours in one screen takes down that screen alone, and offers a way on. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense fallback={null}>
        <FullPageError kind="screen" onRetry={() => this.setState({ failed: false })} />
      </Suspense>
    )
  }
}
