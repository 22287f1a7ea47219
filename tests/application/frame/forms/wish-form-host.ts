import type { Form } from '../../../../src/application/frame/forms/form'
import { FormServices } from '../../../../src/application/frame/forms/form-services'
import type { Outcome } from '../../../../src/application/frame/shared/failure'
import { Random } from '../../../../src/application/frame/shared/random'
import { checkWish, type WishForm } from '../../../../src/domain/civic/wishes/wish-form'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

export const nothing: WishForm = {
  title: '',
  text: '',
  categoryId: '',
  place: { name: '', latitude: null, longitude: null },
  address: '',
  pictures: [],
  wantedOn: '',
  timeOfDay: 'any' as const,
  wanted: 1,
  helpedPersonId: null,
}
export const filled = {
  title: 'A ramp for the door',
  text: 'Two steps are too many for the wheelchair.',
  categoryId: 'c1',
  place: { name: 'Lotus Lane', latitude: null, longitude: null },
  wantedOn: '2026-12-01',
  timeOfDay: 'any' as const,
}
const today = { year: 2026, month: 11, day: 21 }
export const picture = (name: string) => ({ name, size: 9, type: 'image/jpeg' })

/** A tab in which the form of a wish is filled in; it records what is sent, and answers as a test says. */
export class WishFormHost {
  readonly tab = openTab()
  readonly sent: { readonly wish: WishForm; readonly key: string }[] = []
  answers: Outcome<string>[] = []
  readonly done: string[] = []
  private last = 0

  constructor() {
    this.tab.container.unbind(Random)
    this.tab.container.bind(Random).toConstantValue({ next: () => 0.5, id: () => `id-${++this.last}` })
  }

  readonly logIn = () => this.tab.session.startSession('mine', resident)

  made(): Form<WishForm, WishForm, string> {
    return this.tab.container.get(FormServices).make<WishForm, WishForm, string>({
      name: 'wish',
      values: nothing,
      needs: 'phone',
      pictures: 9,
      check: (values) => checkWish(values, { today, area: null }),
      send: async (wish, key) => {
        this.sent.push({ wish, key })
        return this.answers.shift() ?? success('w1')
      },
      onSent: (id) => void this.done.push(id),
    })
  }

  /** Opens the form as a screen does; each call is another visit on the same device. */
  async opened(): Promise<Form<WishForm, WishForm, string>> {
    const form = this.made()
    await form.open()
    return form
  }
}
