import { positionFrom, type GeoPoint } from '../../../domain/frame/places/geo-point'
import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { PositionSource, type PositionProblem } from './position'
import { observe } from '../shared/observe'

export type PositionState =
  | { readonly kind: 'unknown' | 'looking' }
  | { readonly kind: 'found'; readonly position: GeoPoint }
  | { readonly kind: 'problem'; readonly problem: PositionProblem }

/** The visitor's position, once requested. All screens of the visit share it, and it is stored nowhere. */
@injectable('Singleton')
export class PositionStore {
  state: PositionState = { kind: 'unknown' }

  constructor(@inject(PositionSource) private readonly source: PositionSource) {
    observe(this)
  }

  /** The position in WGS-84; null while unknown. */
  get position(): GeoPoint | null {
    return this.state.kind === 'found' ? this.state.position : null
  }

  /** Requests the position from the device, which asks the visitor for permission. */
  async find(isExact = false): Promise<GeoPoint | null> {
    if (this.state.kind === 'looking') return null
    this.state = { kind: 'looking' }
    const outcome = await this.source.find(isExact)
    runInAction(() => {
      const position = outcome.ok ? positionFrom(outcome.value.latitude, outcome.value.longitude) : null
      this.state =
        position !== null
          ? { kind: 'found', position }
          : { kind: 'problem', problem: outcome.ok ? 'not-found' : outcome.reason }
    })
    return this.position
  }
}
