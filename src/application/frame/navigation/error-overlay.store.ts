import { injectable } from 'inversify'
import type { Failure } from '../shared/failure'
import { observe } from '../shared/observe'

/** The type of error: 1 the content no longer exists, 2 the server is busy (B07). */
export type ErrorOverlayType = 1 | 2

/** The full-page error over the screen (B94); it disappears when the visitor navigates. */
@injectable('Singleton')
export class ErrorOverlayStore {
  type: ErrorOverlayType | null = null
  /** The failed call that caused the error; null when something else did. */
  failure: Failure | null = null

  constructor() {
    observe(this)
  }

  show(type: ErrorOverlayType, failure: Failure | null = null): void {
    this.type = type
    this.failure = failure
  }

  hide(): void {
    this.type = null
  }
}
