import { inject } from 'inversify'
import { RenewedCodes, type RenewedCode } from '../../../../application/frame/codes/renewed-code'
import type { Form } from '../../../../application/frame/forms/form'
import { FormServices } from '../../../../application/frame/forms/form-services'
import { FormSteps } from '../../../../application/frame/forms/form-steps'
import type { FieldErrors } from '../../../../domain/frame/shared/field-rules'
import { fieldErrors } from '../../../../domain/frame/shared/field-rules'
import { parseText, type TextProblem } from '../../../../domain/frame/shared/plain-text'
import { failureOf } from '../../../../application/frame/shared/failure'
import { failure, success, type Result } from '../../../../domain/frame/shared/result'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ScreenViewModel } from '../../shell/screens/screen'

interface ShowcaseValues {
  readonly title: string
  readonly text: string
  readonly place: { readonly name: string; readonly latitude: number | null; readonly longitude: number | null }
  readonly pictures: readonly string[]
  readonly stars: number
}

const emptyForm: ShowcaseValues = {
  title: '',
  text: '',
  place: { name: '', latitude: null, longitude: null },
  pictures: [],
  stars: 0,
}

/** A form with two steps that is sent nowhere, and codes that renew themselves; everything else on the page is static. */
export class ShowcaseViewModel implements ScreenViewModel {
  readonly form: Form<ShowcaseValues, ShowcaseValues, null>
  readonly resources: Resources
  readonly steps: FormSteps<ShowcaseValues, ShowcaseValues, null>

  /** One code that is renewed in time, one whose renewal fails, and one that never comes. */
  readonly codes: readonly RenewedCode[]

  constructor(@inject(FormServices) forms: FormServices, @inject(RenewedCodes) renewedCodes: RenewedCodes) {
    const offline = failure(failureOf('offline'))
    let issuedCount = 0
    const issueOnce = async () => (issuedCount++ === 0 ? success({ text: 'TOWNSQUARE', validFor: 20_000 }) : offline)
    this.codes = [
      renewedCodes.make(async () => success({ text: 'TOWNSQUARE', validFor: 20_000 })),
      renewedCodes.make(issueOnce),
      renewedCodes.make(async () => offline),
    ]
    this.form = forms.make({
      name: 'kit',
      values: emptyForm,
      needs: 'nobody',
      pictures: 9,
      check,
      send: async () => success(null),
      onSent: () => undefined,
    })
    this.steps = new FormSteps(this.form, [
      { name: 'what', fields: ['title', 'text'] },
      { name: 'where', fields: ['place', 'pictures', 'stars'] },
    ])
    this.resources = { form: this.form }
  }
}

function check(values: ShowcaseValues): Result<ShowcaseValues, FieldErrors<keyof ShowcaseValues, TextProblem>> {
  const problem = (text: string, least: number, most: number) => {
    const read = parseText(text, { least, most })
    return read.ok ? null : read.reason
  }
  const errors = fieldErrors<keyof ShowcaseValues, TextProblem>({
    title: problem(values.title, 4, 30),
    text: problem(values.text, 4, 60),
    place: problem(values.place.name, 2, 60),
    pictures: null,
    stars: values.stars === 0 ? 'required' : null,
  })
  return errors === null ? success(values) : failure(errors)
}
