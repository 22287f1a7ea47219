import type { Answer, AppMethod, Argument } from '../../../application/frame/hosts/app-methods'
import type { BridgeProblem } from '../../../application/frame/hosts/native-bridge'
import type { Result } from '../../../domain/frame/shared/result'

/** A connected host, an app or the messenger: which methods it has, and calls of them. */
export interface HostConnection {
  has(method: AppMethod): boolean
  call<Method extends AppMethod>(
    method: Method,
    argument: Argument<Method>,
  ): Promise<Result<Answer<Method>, BridgeProblem>>
}
