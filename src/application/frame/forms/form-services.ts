import { inject } from 'inversify'
import { Form } from './form'
import type { FormOptions } from './form-options'
import { PictureServices } from './picture-services'
import { PlainForms } from './plain-forms'

/** Creates forms, with or without pictures. */
export class FormServices {
  constructor(
    @inject(PlainForms) private readonly plain: PlainForms,
    @inject(PictureServices) private readonly pictures: PictureServices,
  ) {}

  make<Values extends object, Sent extends object, Answer>(
    options: FormOptions<Values, Sent, Answer>,
  ): Form<Values, Sent, Answer> {
    return new Form(this.plain, options, this.pictures)
  }

  newKey(): string {
    return this.plain.newKey()
  }
}
