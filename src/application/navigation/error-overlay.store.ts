import { injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'

/** 1: the content no longer exists; 2: the server is busy (B07). */
export type ErrorOverlayType = 1 | 2

/** The full-page error over the screen (B94); it goes when the visitor goes on. */
@injectable('Singleton')
export class ErrorOverlayStore {
  type: ErrorOverlayType | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  show(type: ErrorOverlayType): void {
    this.type = type
  }

  hide(): void {
    this.type = null
  }
}
