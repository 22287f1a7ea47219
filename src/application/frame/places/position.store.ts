import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Position, type Place, type PositionProblem } from './position'
import { observe } from '../shared/observe'

export type PositionState =
  | { readonly kind: 'unknown' | 'looking' }
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'problem'; readonly problem: PositionProblem }

/** The visitor's position, once requested. All screens of the visit share it, and it is stored nowhere. */
@injectable('Singleton')
export class PositionStore {
  state: PositionState = { kind: 'unknown' }

  constructor(@inject(Position) private readonly position: Position) {
    observe(this)
  }

  /** The position in WGS-84; null while unknown. */
  get place(): Place | null {
    return this.state.kind === 'found' ? this.state.place : null
  }

  /** Requests the position from the device, which asks the visitor for permission. */
  async find(isExact = false): Promise<Place | null> {
    if (this.state.kind === 'looking') return null
    this.state = { kind: 'looking' }
    const found = await this.position.find(isExact)
    runInAction(() => {
      this.state = found.ok ? { kind: 'found', place: found.value } : { kind: 'problem', problem: found.reason }
    })
    return this.place
  }
}
