import { inject } from 'inversify'
import { MatrixGateway } from '../../../application/media/matrix/matrix-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import type { Resources } from '../../../application/frame/shared/resource'
import type { MatrixGroup } from '../../../domain/media/matrix/matrix'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S099: the groups of official accounts. */
export class MatrixViewModel implements ScreenViewModel {
  readonly groups: Loadable<readonly MatrixGroup[]>
  readonly resources: Resources

  constructor(@inject(MatrixGateway) gateway: MatrixGateway) {
    this.groups = new Loadable((signal) => gateway.groups(signal))
    this.resources = { groups: this.groups }
  }
}
