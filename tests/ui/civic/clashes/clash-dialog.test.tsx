// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ClashCheck } from '../../../../src/application/civic/clashes/clash-check'
import { ClashDialogPart } from '../../../../src/ui/civic/clashes/clash-dialog.part'
import { start } from '../../../support/hand-clock'
import { clash } from '../../../support/memory-clashes'
import { openTab, renderWith } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const user = userEvent.setup()
const target = { kind: 'class', id: 'c1' } as const

it('names what clashes, when and why, and how many more there are', async () => {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const way = { metres: 6200, takes: 25, minutes: 10 }
  tab.clashes.found = {
    count: 5,
    clashes: [
      clash({ title: 'Reading' }),
      clash({ title: 'Sweeping', reason: 'way', way }),
      clash({ title: 'Meals', kind: 'order', reason: 'day', times: null }),
      clash({ title: 'Singing', lessonAt: start }),
    ],
  }
  const check = tab.container.get(ClashCheck)
  let promised = 0
  renderWith(tab, <ClashDialogPart check={check} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await check.before(target, () => void (promised += 1))
  expect(await screen.findByRole('alertdialog', { name: 'You have something else on then' })).toBeDefined()
  expect(screen.getByText(/“Reading”, .* is at the same time/)).toBeDefined()
  expect(screen.getByText(/There are 10 min between and 6.2 km to go, about 25 min by bus or bicycle/)).toBeDefined()
  expect(screen.getByText(/“Meals” is on the same day/)).toBeDefined()
  expect(screen.getByText(/Lesson of .*“Singing”/)).toBeDefined()
  expect(screen.getByText('And 1 more.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(promised).toBe(0)
  await check.before(target, () => void (promised += 1))
  await user.click(await screen.findByRole('button', { name: 'Continue anyway' }))
  expect(promised).toBe(1)
})

it('does not speak of the same hours where only the day is the same, unless something is not named', async () => {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const clashes = [clash({ title: 'Meals', kind: 'order', reason: 'day', times: null })]
  const check = tab.container.get(ClashCheck)
  renderWith(tab, <ClashDialogPart check={check} />)
  const isAsked = async (count: number, name: string) => {
    tab.clashes.found = { count, clashes }
    await check.before(target, () => undefined)
    expect(await screen.findByRole('alertdialog', { name })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
  }
  await isAsked(1, 'You have other plans that day')
  await isAsked(2, 'You have something else on then')
})
