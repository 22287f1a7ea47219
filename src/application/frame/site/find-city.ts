import { inject } from 'inversify'
import { PositionSource, type PositionProblem } from '../places/position'
import type { NearestCity } from '../../../domain/frame/site/cities'
import { CitiesGateway } from './cities-gateway'

/** The state of locating the visitor, which happens only when the visitor requests it. */
export type LocationState =
  | { readonly kind: 'idle' | 'looking' | 'unserved' | 'nearest-failed' }
  | ({ readonly kind: 'found' } & NearestCity)
  | { readonly kind: 'problem'; readonly problem: PositionProblem }

/** Finds the visitor's city by their position, for which the device asks permission. */
export class FindCity {
  constructor(
    @inject(CitiesGateway) private readonly gateway: CitiesGateway,
    @inject(PositionSource) private readonly position: PositionSource,
  ) {}

  async execute(): Promise<LocationState> {
    const devicePosition = await this.position.find()
    if (!devicePosition.ok) return { kind: 'problem', problem: devicePosition.reason }
    const nearest = await this.gateway.nearest(devicePosition.value)
    if (!nearest.ok) return { kind: 'nearest-failed' }
    return nearest.value === null ? { kind: 'unserved' } : { kind: 'found', ...nearest.value }
  }
}
