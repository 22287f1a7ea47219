import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { OwnDataActs } from '../../../application/people/own-data/own-data-acts'
import { OwnDataGateway } from '../../../application/people/own-data/own-data-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { OwnData } from '../../../domain/people/own-data/own-data'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { ProvenForms, type ProvenForm } from './proven-form'

/** The deletion of the account: what goes, what stays, what is to be settled first; and keeping it after all. */
export class DeleteAccountViewModel implements ScreenViewModel {
  readonly data: Loadable<OwnData>
  readonly asking: ProvenForm
  readonly resources: Resources
  /** Whether the member is asked if the account shall be deleted. */
  isConfirming = false
  isKeeping = false

  constructor(
    @inject(OwnDataGateway) gateway: OwnDataGateway,
    @inject(OwnDataActs) private readonly acts: OwnDataActs,
    @inject(ProvenForms) forms: ProvenForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.data = new Loadable((signal) => gateway.read(signal))
    this.asking = forms.make(
      'deletion',
      (secret) => this.send(secret),
      (data) => this.data.set(data),
    )
    const { ways, form } = this.asking
    this.resources = { data: resetResource(this.data), ways: resetResource(ways), form: resetResource(form) }
    observe(this)
  }

  show(): () => void {
    return this.asking.proof.request.resume()
  }

  /** Whether this version has the screen at which a block ends. */
  exists(path: string): boolean {
    return this.navigator.exists(path)
  }

  confirm(): void {
    if (this.asking.form.checkFields(['password', 'code'])) this.isConfirming = true
  }

  cancel(): void {
    this.isConfirming = false
  }

  remove(): void {
    this.isConfirming = false
    void this.asking.form.submit()
  }

  async keep(): Promise<void> {
    this.isKeeping = true
    const outcome = await this.acts.cancelDeletion()
    runInAction(() => {
      this.isKeeping = false
      if (outcome.ok) this.data.set(outcome.value)
    })
  }

  /** Sends the wish. What must be settled by now is loaded again, and shown. */
  private async send(secret: Parameters<OwnDataActs['askForDeletion']>[0]) {
    const outcome = await this.acts.askForDeletion(secret)
    if (!outcome.ok && outcome.reason.code === 'state-refuses') void this.data.load()
    return outcome
  }
}
