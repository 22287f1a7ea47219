// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApplicationsGateway } from '../../../../src/application/civic/applications/applications-gateway'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import type { Application } from '../../../../src/domain/civic/applications/application'
import type { CheckedApplication } from '../../../../src/domain/civic/applications/application-form'
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ApplicationFormScreen } from '../../../../src/ui/civic/applications/application-form.screen'
import { ApplicationFormViewModel } from '../../../../src/ui/civic/applications/application-form.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'

const waiting: Application = {
  id: 'a1',
  kind: 'host',
  name: 'Night ferry',
  state: 'submitted',
  mayWithdraw: true,
  steps: [{ id: '1', act: 'submit', state: 'submitted', at: start, actor: null, text: '', pictures: [] }],
}

class MemoryApplications implements ApplicationsGateway {
  earlier: readonly Application[] = []
  failing: Failure | null = null
  readonly sent: CheckedApplication[] = []
  limit: ReachedLimit | null = null
  mine = async () => success({ items: this.earlier, nextCursor: null, limit: this.limit })
  send = async (form: CheckedApplication) => {
    if (this.failing !== null) return failure(this.failing)
    this.sent.push(form)
    const sent = { ...waiting, name: form.name }
    this.earlier = [sent, ...this.earlier]
    return success(sent)
  }
  withdraw = async () => success<Application>({ ...waiting, state: 'withdrawn', mayWithdraw: false })
}

let tab: Tab
let gateway: MemoryApplications
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  gateway = new MemoryApplications()
  tab.container.bind(ApplicationsGateway).toConstantValue(gateway)
})

async function openScreen() {
  const viewModel = tab.container.get(ApplicationFormViewModel)
  renderWith(tab, <ApplicationFormScreen viewModel={viewModel} />)
  const live = await act(() => openLive(viewModel, at('/apply')))
  act(() => void live.show(at('/apply')))
}

async function fillIn() {
  await user.click(screen.getByRole('radio', { name: /A host/ }))
  await user.type(screen.getByRole('textbox', { name: 'Name to publish under' }), 'Night ferry')
  await user.type(screen.getByRole('textbox', { name: 'About you' }), 'A programme about books.')
  await user.type(screen.getByRole('textbox', { name: 'Contact person' }), 'Zhou')
  await user.type(screen.getByRole('textbox', { name: 'Contact phone number' }), '13800000001')
  await user.click(screen.getByRole('button', { name: 'Submit application' }))
}

describe('S082: the application to join', () => {
  it('is sent once, and is then shown among the member’s own, with the way to another', async () => {
    tab.session.startSession('mine', resident)
    await openScreen()
    await fillIn()
    expect(gateway.sent).toMatchObject([{ kind: 'host', name: 'Night ferry', phone: '13800000001' }])
    expect((await screen.findByText(/You can see the decision here/)).textContent).toBeTruthy()
    expect(screen.getByText('In review')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Apply for something else' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name to publish under' }).value).toBe('')
  })

  it('says before it is filled when another one can be sent, also after the last one was sent', async () => {
    tab.session.startSession('mine', resident)
    await openScreen()
    gateway.limit = reachedLimit()
    await fillIn()
    await user.click(await screen.findByRole('button', { name: 'Apply for something else' }))
    expect(screen.getByText(limitNotice)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says beside the kind that one is waiting, and keeps what was typed', async () => {
    tab.session.startSession('mine', resident)
    gateway.failing = failureOf('state-refuses')
    await openScreen()
    await fillIn()
    expect(screen.getAllByText(/is already in review/).length).toBeGreaterThan(0)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact person' }).value).toBe('Zhou')
  })

  it('shows what became of earlier ones first, and withdraws one that waits', async () => {
    tab.session.startSession('mine', resident)
    gateway.earlier = [waiting]
    await openScreen()
    expect(screen.queryByRole('textbox')).toBeNull()
    const offer = () => screen.queryByRole('button', { name: 'Tell me when it’s answered' })
    // What offers it is loaded apart.
    await vi.waitFor(() => expect(offer()).toBeTruthy())
    await user.click(screen.getByRole('button', { name: 'Withdraw the application for “Night ferry”' }))
    expect(screen.getByText('Withdraw the application for “Night ferry”?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('Withdrawn')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Withdraw the application for “Night ferry”' }))
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.getByText('Withdrawn')).toBeTruthy()
    expect(offer()).toBeNull()
    expect(screen.queryByRole('button', { name: /Withdraw the/ })).toBeNull()
  })

  it('is filled in by a guest, whom sending leads to the login', async () => {
    await openScreen()
    await fillIn()
    expect(gateway.sent).toEqual([])
    expect(tab.navigator.logins).toHaveLength(1)
  })
})
