import { inject } from 'inversify'
import { Intents } from '../session/access/intents'
import { Network } from '../shared/network'
import { Random } from '../shared/random'
import { Form } from './form'
import type { FormOptions } from './form-options'
import { FormDrafts } from './form-drafts'

/** Creates forms without pictures, which do not load the code of uploads. */
export class PlainForms {
  constructor(
    @inject(FormDrafts) readonly drafts: FormDrafts,
    @inject(Intents) readonly intents: Intents,
    @inject(Network) readonly network: Network,
    @inject(Random) private readonly random: Random,
  ) {}

  make<Values extends object, Sent extends object, Answer>(
    options: Omit<FormOptions<Values, Sent, Answer>, 'pictures'>,
  ): Form<Values, Sent, Answer> {
    return new Form(this, options)
  }

  newKey(): string {
    return this.random.id()
  }
}
