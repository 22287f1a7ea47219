// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Intents } from '../../../../src/application/frame/session/access/intents'
import { WaySteps } from '../../../../src/ui/frame/cases/way-steps.part'
import { MembersOnly } from '../../../../src/ui/frame/session/members-only.part'
import { LoginReason } from '../../../../src/ui/frame/session/login/login-reason'
import { openTab, renderWith } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

let tab = openTab()
beforeEach(() => {
  tab = openTab()
  tab.navigator.path = '/my-order'
})
const draw = (isMember = false) =>
  renderWith(
    tab,
    <MembersOnly isMember={isMember} reason="my-orders" way={<WaySteps way="volunteer" at={null} />}>
      <p>Orders</p>
    </MembersOnly>,
  )

describe('a screen for members', () => {
  it('tells a guest what the login is for, and which steps follow it', () => {
    draw()
    expect(screen.getByText('Log in to see your orders')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Fmy-order')
    expect(screen.queryByText('Orders')).toBeNull()
  })

  it('shows a member its content alone', () => {
    draw(true)
    expect(screen.getByText('Orders')).toBeTruthy()
    expect(screen.queryByText(/^Log in/)).toBeNull()
  })

  it('has the login say the same', async () => {
    const gate = draw()
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    gate.unmount()
    renderWith(tab, <LoginReason from="/my-order" />)
    expect(await screen.findByText('Log in to see your orders')).toBeTruthy()
  })

  it('leaves an act alone that waits for the login', async () => {
    const act = { kind: 'form', target: 'order', payload: 'a walk' }
    tab.container.get(Intents).save(act)
    draw()
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    tab.session.startSession('mine', resident)
    expect(tab.container.get(Intents).consume('form', 'order')).toEqual(act)
  })
})
