// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { IdentitiesGateway } from '../../../../src/application/people/identities/identities-gateway'
import { SwitchesGateway } from '../../../../src/application/frame/site/switches-gateway'
import type { RealName } from '../../../../src/domain/people/identities/identity'
import { success } from '../../../../src/domain/frame/shared/result'
import { switchCodes, type Switches } from '../../../../src/domain/frame/site/switches'
import { RealNameScreen } from '../../../../src/ui/people/identities/real-name.screen'
import { RealNameViewModel } from '../../../../src/ui/people/identities/real-name.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { adult, atOffice, MemoryIdentities, verified } from '../../../support/memory-volunteers'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'

let tab: Tab
let gateway: MemoryIdentities
const user = userEvent.setup()

async function open({
  known = { state: 'none' },
  switches = {},
  redirect = '',
  limit = null,
}: { known?: RealName; switches?: Switches; redirect?: string; limit?: ReachedLimit | null } = {}) {
  gateway = new MemoryIdentities(known)
  gateway.limit = limit
  tab.container.bind(IdentitiesGateway).toConstantValue(gateway)
  tab.container.bind(SwitchesGateway).toConstantValue({ switches: async () => success(switches) })
  const viewModel = tab.container.get(RealNameViewModel)
  const address = at('/real-name', redirect === '' ? {} : { redirect })
  const live = await openLive(viewModel, address)
  renderWith(tab, <RealNameScreen viewModel={viewModel} />)
  act(() => void live.show(address))
}
async function send(card: string) {
  await user.type(screen.getByLabelText('Name'), '何明月')
  await user.type(screen.getByLabelText('Identity card number'), card)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Verify my name' }))
}

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('token', resident)
})

describe('the real-name check (S111)', () => {
  it('goes on where the member came from, and keeps nothing of it on the device', async () => {
    await open({ redirect: '/setting' })
    await send('99999919950620124 8')
    expect(gateway.checked).toEqual([
      { form: { name: '何明月', cardNumber: '999999199506201248', agreed: true }, face: null },
    ])
    expect(tab.navigator.went.at(-1)).toContain('/setting')
    const kept = JSON.stringify([[...tab.drafts.entries()], [...document.cookie]])
    expect(kept).not.toContain('何明月')
    expect(kept).not.toContain('9999991995')
  })

  it('says before it is filled when another name can be sent', async () => {
    await open({ limit: reachedLimit(5) })
    expect(screen.getByText(limitNotice)).toBeTruthy()
    expect(screen.queryByLabelText('Identity card number')).toBeNull()
  })

  it('says which field is wrong', async () => {
    await open()
    await send('999999199506201249')
    expect(screen.getByText('There’s a mistake in this number. Check each digit.')).toBeTruthy()
  })

  it('waits for the verifier, sees its answer by itself, and goes on where the member came from', async () => {
    await open({ redirect: '/setting' })
    gateway.answer = { ...atOffice, isAtOffice: false }
    await send('999999199506201248')
    expect(screen.getByText('Verifying')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Correct and resubmit' })).toBeNull()
    expect(tab.navigator.went).toEqual([])
    gateway.now = verified(adult)
    await act(async () => tab.clock.pass(3000))
    expect(screen.getByText('Your real name is verified')).toBeTruthy()
    expect(tab.navigator.went.at(-1)).toContain('/setting')
  })

  it('says that the office looks at it, and lets the member correct it meanwhile', async () => {
    await open({ known: atOffice })
    expect(screen.getByText('In review')).toBeTruthy()
    expect(screen.getByText('何**')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Correct and resubmit' }))
    await send('999999199506201248')
    expect(screen.getByText('Your real name is verified')).toBeTruthy()
  })

  it('says why it was refused, beside a form to correct it that still has what was typed', async () => {
    await open()
    gateway.answer = { state: 'refused', reason: 'The name and the number don’t match', refusedAt: 0 }
    await send('999999199506201248')
    expect(screen.getByText('The name and the number don’t match')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('何明月')
    gateway.answer = verified(adult)
    await user.click(screen.getByRole('button', { name: 'Verify my name' }))
    expect(screen.getByText('Your real name is verified')).toBeTruthy()
  })

  it('shows a checked name masked, and no form', async () => {
    await open({ known: verified(adult) })
    expect(screen.getByText('何**')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is closed where the site closes it (B14)', async () => {
    await open({ switches: { [switchCodes.realName]: '0' } })
    expect(screen.getByText('Real-name verification isn’t open yet')).toBeTruthy()
  })

  it('sends those outside the app into it where a face is checked, and inside asks the app', async () => {
    tab.bridge.have({ checkFace: () => 'word of the app' })
    await open({ switches: { [switchCodes.faceCheck]: '1' } })
    await send('999999199506201248')
    expect(gateway.checked[0]?.face).toBe('word of the app')
    tab = openTab()
    await open({ switches: { [switchCodes.faceCheck]: '1' } })
    expect(screen.getByText('Please open this page in our app')).toBeTruthy()
  })
})
