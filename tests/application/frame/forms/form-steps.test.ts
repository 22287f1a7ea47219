import { beforeEach, expect, it } from 'vitest'
import type { Form } from '../../../../src/application/frame/forms/form'
import { FormServices } from '../../../../src/application/frame/forms/form-services'
import { FormSteps } from '../../../../src/application/frame/forms/form-steps'
import { checkFeedback, type FeedbackForm } from '../../../../src/domain/civic/feedback/feedback-form'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'

let form: Form<FeedbackForm, FeedbackForm, string>
let steps: FormSteps<FeedbackForm, FeedbackForm, string>

beforeEach(async () => {
  form = openTab()
    .container.get(FormServices)
    .make<FeedbackForm, FeedbackForm, string>({
      name: 'long',
      values: { kind: '', text: '', pictures: [], contact: '' },
      needs: 'nobody',
      check: checkFeedback,
      send: async () => success('done'),
      onSent: () => undefined,
    })
  await form.open()
  steps = new FormSteps(form, [
    { name: 'what', fields: ['kind', 'text'] },
    { name: 'who', fields: ['contact'] },
  ])
})

it('are to do until they are right, and wrong only once they were left', () => {
  expect(steps.states).toEqual(['todo', 'done'])
  steps.goTo(0)
  steps.goTo(null)
  expect(steps.states).toEqual(['wrong', 'done'])
  form.change({ kind: 'idea', text: 'Longer hours' })
  expect(steps.states).toEqual(['done', 'done'])
})

it('go on when their own fields are right, and tell of those alone', () => {
  steps.goTo(0)
  form.change({ contact: 'x'.repeat(99) })
  steps.next()
  expect([steps.current, form.errors]).toEqual([0, { kind: 'required', text: 'required' }])
  form.change({ kind: 'idea', text: 'Longer hours' })
  steps.next()
  expect(steps.current).toBe(1)
  form.change({ contact: '' })
  steps.next()
  expect(steps.current).toBeNull()
})

it('show the first that is wrong when the form is sent', async () => {
  form.change({ contact: 'x'.repeat(99), kind: 'idea', text: 'Longer hours' })
  await steps.submit()
  expect([steps.current, form.errors]).toEqual([1, { contact: 'too-long' }])
})

it('tell of the first that is wrong alone: nobody was at the later ones', async () => {
  form.change({ contact: 'x'.repeat(99) })
  await steps.submit()
  expect([steps.current, form.errors]).toEqual([0, { kind: 'required', text: 'required' }])
  expect(steps.states).toEqual(['wrong', 'todo'])
})
