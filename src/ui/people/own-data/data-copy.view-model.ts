import { inject } from 'inversify'
import { OwnDataActs } from '../../../application/people/own-data/own-data-acts'
import { OwnDataGateway } from '../../../application/people/own-data/own-data-gateway'
import { Clock } from '../../../application/frame/shared/clock'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { DataCopy, OwnData } from '../../../domain/people/own-data/own-data'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { ProvenForms, type ProvenForm } from './proven-form'

/** Milliseconds after which the screen looks again how far the copy is. */
const pause = 5000

/** The copy of all data of the member: asked for, made, downloaded. */
export class DataCopyViewModel implements ScreenViewModel {
  readonly data: Loadable<OwnData>
  readonly asking: ProvenForm
  readonly resources: Resources

  constructor(
    @inject(OwnDataGateway) private readonly gateway: OwnDataGateway,
    @inject(OwnDataActs) acts: OwnDataActs,
    @inject(ProvenForms) forms: ProvenForms,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.data = new Loadable((signal) => gateway.read(signal))
    this.asking = forms.make(
      'data-copy',
      (secret) => acts.askForCopy(secret),
      (data) => this.data.set(data),
    )
    const { ways, form } = this.asking
    this.resources = { data: resetResource(this.data), ways: resetResource(ways), form: resetResource(form) }
    observe(this)
  }

  show(): () => void {
    const stopCounting = this.asking.proof.request.resume()
    const stopLooking = this.clock.every(pause, () => this.isMaking && void this.data.load())
    return () => {
      stopCounting()
      stopLooking()
    }
  }

  get copy(): DataCopy | null {
    return this.data.value?.copy ?? null
  }

  get isMaking(): boolean {
    return this.copy?.state === 'waiting' || this.copy?.state === 'making'
  }

  addressOf(copy: DataCopy): string {
    return this.gateway.addressOf(copy.id)
  }
}
