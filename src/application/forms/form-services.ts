import { inject } from 'inversify'
import { Intents } from '../session/intents'
import { Network } from '../shared/network'
import { Random } from '../shared/random'
import { Form, type FormOptions } from './form'
import { FormDrafts } from './form-drafts'
import { PictureServices } from './picture-services'

/** What forms need from the host, and a factory for them. */
export class FormServices {
  constructor(
    @inject(FormDrafts) readonly drafts: FormDrafts,
    @inject(Intents) readonly intents: Intents,
    @inject(PictureServices) readonly pictures: PictureServices,
    @inject(Network) readonly network: Network,
    @inject(Random) private readonly random: Random,
  ) {}

  make<Values extends object, Sent extends object, Answer>(
    options: FormOptions<Values, Sent, Answer>,
  ): Form<Values, Sent, Answer> {
    return new Form(this, options)
  }

  newKey(): string {
    return this.random.id()
  }
}
