import { inject, injectable } from 'inversify'
import { findRegions, type Province } from '../../../domain/frame/site/cities'
import type { Region } from '../../../domain/frame/site/site'
import { ComparedWriting } from '../lists/compared-writing'
import { Loadable } from '../shared/loadable'
import { observe } from '../shared/observe'
import { CitiesGateway } from './cities-gateway'

/** The provinces with their cities, and those of them that a typed text finds. */
@injectable()
export class RegionSearch {
  readonly provinces: Loadable<readonly Province[]>
  text = ''

  constructor(
    @inject(CitiesGateway) gateway: CitiesGateway,
    @inject(ComparedWriting) private readonly writing: ComparedWriting,
  ) {
    this.provinces = new Loadable((signal) => gateway.provinces(signal))
    observe(this)
  }

  get found(): readonly Region[] {
    return findRegions(this.provinces.value ?? [], this.text, this.writing.fold)
  }

  type(text: string): void {
    this.text = text
    void this.writing.prepare(text)
  }
}
