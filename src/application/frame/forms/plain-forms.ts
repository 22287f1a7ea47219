import { inject } from 'inversify'
import { Intents } from '../session/intents'
import { Network } from '../shared/network'
import { Random } from '../shared/random'
import { Form } from './form'
import type { FormOptions } from './form-options'
import { FormDrafts } from './form-drafts'

/** What forms need from the host, and a factory for those without pictures: they do not load what uploads files. */
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
