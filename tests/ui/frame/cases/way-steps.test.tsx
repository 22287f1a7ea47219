// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WaySteps } from '../../../../src/ui/frame/cases/way-steps.part'
import { openTab, renderWith } from '../../../support/member-host'

const steps = () => screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])

it('the steps of a way say which are done, and which is the current one', () => {
  renderWith(openTab(), <WaySteps way="volunteer" at="form" />)
  expect(steps()).toEqual([
    ['Real namedone', null],
    ['2Details', 'step'],
    ['3Review', null],
  ])
})

it('of a way that has not begun none is current', () => {
  renderWith(openTab(), <WaySteps way="member" at={null} />)
  expect(steps()).toEqual([
    ['1Ask', null],
    ['2Review', null],
    ['3Join', null],
  ])
})
