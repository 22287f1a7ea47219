import { port } from '../../frame/shared/port'

/** The builder whose page frames this one. */
export interface BuilderFrame {
  /** Whether this page is in a frame whose page is one of those that may frame us. */
  readonly isFramed: boolean
  /** Sends a message to the page around, to its exact origin. */
  tell(message: object): void
  /** Calls back for each message of the page around; what comes from any other window or origin is dropped. */
  listen(onMessage: (data: unknown) => void): () => void
}
export const BuilderFrame = port<BuilderFrame>('BuilderFrame')
