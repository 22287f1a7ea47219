import { Component, type ReactNode } from 'react'

interface CardBoundaryProps {
  /** What stands in the place of the card that could not be drawn. */
  readonly renderFailed: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** A fault of ours in one card takes down that card alone. */
export class CardBoundary extends Component<CardBoundaryProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.renderFailed(() => this.setState({ isFailed: false })) : this.props.children
  }
}
