// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { beforeEach, expect, it } from 'vitest'
import { FormServices } from '../../../../src/application/frame/forms/form-services'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { FormFrame } from '../../../../src/ui/frame/forms/form-frame.part'
import { useFields } from '../../../../src/ui/frame/forms/use-fields.part'
import { TextField } from '../../../../src/ui/frame/kit/fields/text-field'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const hour = 3_600_000
const words = { text: 'Note' }
const user = userEvent.setup()
let tab: Tab
let refusal: Failure | null
let sent: string[]
let reading: { limit: ReachedLimit | null }

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  refusal = null
  sent = []
  reading = observable({ limit: null }, {}, { deep: false })
})

/** The limit of three notes as the platform tells it, whose clock is ahead of the device's by the given milliseconds. */
const limitFor = (wait: number, ahead = 0) => ({ most: 3, until: tab.clock.now() + ahead + wait, wait })

async function draw() {
  const form = tab.container.get(FormServices).make({
    name: 'note',
    values: { text: '' },
    needs: 'member',
    check: (values) => success(values),
    send: async ({ text }) => {
      if (refusal !== null) return failure(refusal)
      sent.push(text)
      return success(true)
    },
    onSent: () => undefined,
  })
  const Note = observer(function Note() {
    const field = useFields(form, words)
    return (
      <FormFrame
        form={form}
        words={words}
        label="Note"
        submit="Send"
        limit={{
          reached: reading.limit,
          open: (most) => `${most} are open`,
          way: { to: '/mine', label: 'Your notes' },
        }}
      >
        <TextField {...field('text')} />
      </FormFrame>
    )
  })
  renderWith(tab, <Note />)
  await act(() => form.open())
  act(() => void form.show())
  return form
}

const told = () => screen.queryByText(/^You’ve sent 3, which is the most for now/)
const button = () => screen.queryByRole('button', { name: 'Send' })
const note = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Note' })

it('that was known beforehand stands before the fields, and lifts itself when its time comes', async () => {
  runInAction(() => (reading.limit = limitFor(3 * hour)))
  await draw()
  expect(told()).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Your notes' }).getAttribute('href')).toBe('/mine')
  expect([note(), button()]).toEqual([null, null])
  act(() => tab.clock.pass(3 * hour - 1))
  expect(button()).toBeNull()
  act(() => tab.clock.pass(1))
  expect(told()).toBeNull()
  expect(note()).not.toBeNull()
  expect(button()).not.toBeNull()
})

it('holds on a device whose clock is wrong', async () => {
  runInAction(() => (reading.limit = limitFor(3 * hour, -50 * hour)))
  await draw()
  act(() => tab.clock.pass(3 * hour - 1))
  expect(told()).not.toBeNull()
  act(() => tab.clock.pass(1))
  expect(told()).toBeNull()
})

it('that another answer replaces lifts with the newer one', async () => {
  runInAction(() => (reading.limit = limitFor(hour)))
  await draw()
  act(() => void runInAction(() => (reading.limit = limitFor(2 * hour))))
  act(() => tab.clock.pass(hour))
  expect(told()).not.toBeNull()
  act(() => tab.clock.pass(hour))
  expect(told()).toBeNull()
  act(() => void runInAction(() => (reading.limit = limitFor(hour))))
  expect(told()).not.toBeNull()
})

it('that refuses on Send is told in the same words before the fields, and everything is kept until it ends', async () => {
  await draw()
  await user.type(note()!, 'The bridge')
  refusal = failureOf('too-many', { status: 429, retryAfter: 7200, limit: limitFor(2 * hour) })
  await user.click(button()!)
  expect(told()?.textContent).toContain('What you’ve typed is kept.')
  expect(told()!.compareDocumentPosition(note()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.activeElement?.contains(told())).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button()).toBeNull()
  await user.type(note()!, ' is dark')
  expect(document.activeElement).toBe(note())
  expect(told()).not.toBeNull()
  act(() => tab.clock.pass(2 * hour))
  expect(told()).toBeNull()
  refusal = null
  await user.click(button()!)
  expect(sent).toEqual(['The bridge is dark'])
})

it('says the minute after which it has ended, since seconds are not shown', async () => {
  runInAction(() => (reading.limit = { most: 3, until: Date.UTC(2026, 10, 21, 9, 4, 30), wait: null }))
  await draw()
  expect(told()?.textContent).toContain('17:05')
})

it('of what is open has words of its own, and is forgotten when the screen is shown again', async () => {
  const form = await draw()
  await user.type(note()!, 'The bridge')
  refusal = failureOf('state-refuses', { status: 409, limit: { most: 5, until: null, wait: null } })
  await user.click(button()!)
  expect(screen.getByText(/^5 are open/)).toBeTruthy()
  expect(button()).toBeNull()
  act(() => void form.show())
  expect(note()?.value).toBe('The bridge')
  expect(button()).not.toBeNull()
})
