import { expect, it } from 'vitest'
import { LateForm } from '../../../../src/application/frame/forms/late-form'

/** A form that notes when it is shown, and when that ends. */
function noted(name: string, events: string[]) {
  return {
    show: () => {
      events.push(`${name} is shown`)
      return () => void events.push(`${name} ends`)
    },
  }
}

it('shows a form that was made before its screen is shown, each time', () => {
  const events: string[] = []
  const late = new LateForm<ReturnType<typeof noted>>()
  late.set(noted('form', events))
  expect(events).toEqual([])
  const hide = late.show()
  hide()
  late.show()
  expect(events).toEqual(['form is shown', 'form ends', 'form is shown'])
})

it('shows a form that is made while its screen is shown, until the screen is left', () => {
  const events: string[] = []
  const late = new LateForm<ReturnType<typeof noted>>()
  const hide = late.show()
  late.set(noted('form', events))
  expect(events).toEqual(['form is shown'])
  hide()
  expect(events).toEqual(['form is shown', 'form ends'])
})

it('ends a form when another one, or none, takes its place', () => {
  const events: string[] = []
  const late = new LateForm<ReturnType<typeof noted>>()
  late.show()
  late.set(noted('one', events))
  late.set(noted('other', events))
  late.set(null)
  expect([late.form, events]).toEqual([null, ['one is shown', 'one ends', 'other is shown', 'other ends']])
})
