import { Component, type ReactNode } from 'react'
import { tellOfCaughtError } from '../../../frame/kit/states/caught-error'

interface CardBoundaryProps {
  /** Shown in place of the card that failed to render. */
  readonly renderFailed: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** An error boundary for one card: a bug in it affects that card alone. */
export class CardBoundary extends Component<CardBoundaryProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    tellOfCaughtError(error)
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.renderFailed(() => this.setState({ isFailed: false })) : this.props.children
  }
}
