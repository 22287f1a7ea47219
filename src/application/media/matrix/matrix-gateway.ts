import type { MatrixAccount, MatrixGroup, OpenedMatrixGroup } from '../../../domain/media/matrix/matrix'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The matrix of official accounts. */
export interface MatrixGateway {
  groups(signal?: CancelSignal): Promise<Outcome<readonly MatrixGroup[]>>
  group(id: string, signal?: CancelSignal): Promise<Outcome<OpenedMatrixGroup>>
  accounts(group: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<MatrixAccount>>>
  /** Follows every account of a group; resolves to the number of accounts that were not followed before. */
  followAll(group: string): Promise<Outcome<number>>
}
export const MatrixGateway = port<MatrixGateway>('MatrixGateway')
