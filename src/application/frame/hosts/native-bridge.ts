import { failure, type Result } from '../../../domain/frame/shared/result'
import { port } from '../shared/port'
import type { Answer, AppEvent, AppMethod, Argument } from './app-methods'

/**
 * Why a method of the app brought nothing: the app has no such method, it refused or its user closed what it showed, it
 * did not answer in time, or it answered what the method's schema does not allow.
 */
export type BridgeProblem = 'absent' | 'refused' | 'unanswered' | 'unreadable'

/** The native app whose web view shows this page, if any. */
export interface NativeBridge {
  /**
   * Whether the app shows this page; false in a plain browser, and in a frame of another site's page. Known once the
   * site's settings are loaded.
   */
  readonly isPresent: boolean
  /** Resolves once it is known which methods the app has; at once where there is no app. */
  connect(): Promise<void>
  /** Whether the app has a method. False until the app is connected; observable. */
  can(method: AppMethod): boolean
  /**
   * Calls a method of the app. A method without an answer succeeds as soon as the app is told. Nothing is thrown, and
   * an answer that comes twice or too late is dropped.
   */
  call<Method extends AppMethod>(
    method: Method,
    argument: Argument<Method>,
  ): Promise<Result<Answer<Method>, BridgeProblem>>
  /**
   * Listens to what the app tells the page. A listener that has done what the app asks for returns true, which the app
   * is told: it does nothing by itself then.
   */
  listen(listener: (event: AppEvent) => boolean): () => void
}
export const NativeBridge = port<NativeBridge>('NativeBridge')

/** The bridge outside of any app. */
export const noBridge: NativeBridge = {
  isPresent: false,
  connect: async () => undefined,
  can: () => false,
  call: async () => failure('absent'),
  listen: () => () => undefined,
}
