// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { IdentitiesGateway } from '../../../src/application/identities/identities-gateway'
import { failureOf } from '../../../src/application/shared/failure'
import { SwitchesGateway } from '../../../src/application/site/switches.store'
import type { Identity } from '../../../src/domain/identities/identity'
import { success } from '../../../src/domain/shared/result'
import { switchCodes, type Switches } from '../../../src/domain/site/switches'
import { RealNameScreen } from '../../../src/ui/identities/real-name.screen'
import { RealNameViewModel } from '../../../src/ui/identities/real-name.view-model'
import { at, never, openTab, renderWith, type Tab } from '../../support/member-host'
import { resident } from '../../support/member-ports'
import { adult, MemoryIdentities } from '../../support/memory-volunteers'

let tab: Tab
let gateway: MemoryIdentities
const user = userEvent.setup()

async function open({
  known = null,
  switches = {},
  redirect = '',
}: { known?: Identity | null; switches?: Switches; redirect?: string } = {}) {
  gateway = new MemoryIdentities(known)
  tab.container.bind(IdentitiesGateway).toConstantValue(gateway)
  tab.container.bind(SwitchesGateway).toConstantValue({ switches: async () => success(switches) })
  const viewModel = tab.container.get(RealNameViewModel)
  await viewModel.open(at('/real-name', redirect === '' ? {} : { redirect }), never)
  renderWith(tab, <RealNameScreen viewModel={viewModel} />)
  act(() => void viewModel.show())
}
async function send(card: string) {
  await user.type(screen.getByLabelText('Name'), '何明月')
  await user.type(screen.getByLabelText('Number of the identity card'), card)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Check my name' }))
}

beforeEach(() => {
  tab = openTab()
  tab.session.begin('token', resident)
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

  it('says which field is wrong, and that the card belongs to somebody else', async () => {
    await open()
    await send('999999199506201249')
    expect(screen.getByText('The number has a mistake. Compare each digit with your card')).toBeTruthy()
    gateway.failing = failureOf('invalid', { status: 400, fields: { cardNumber: 'taken' } })
    await user.clear(screen.getByLabelText('Number of the identity card'))
    await user.type(screen.getByLabelText('Number of the identity card'), '999999199506201248')
    await user.click(screen.getByRole('button', { name: 'Check my name' }))
    expect(screen.getByText('This identity card belongs to another account')).toBeTruthy()
  })

  it('shows a checked name masked, and no form', async () => {
    await open({ known: adult })
    expect(screen.getByText('何**')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is closed where the site closes it (B14)', async () => {
    await open({ switches: { [switchCodes.realName]: '0' } })
    expect(screen.getByText('Real names are not checked at present')).toBeTruthy()
  })

  it('sends those outside the app into it where a face is checked, and inside asks the app', async () => {
    tab.bridge.canCheckFace = true
    tab.bridge.checkFace = async () => 'word of the app'
    await open({ switches: { [switchCodes.faceCheck]: '1' } })
    await send('999999199506201248')
    expect(gateway.checked[0]?.face).toBe('word of the app')
    tab = openTab()
    await open({ switches: { [switchCodes.faceCheck]: '1' } })
    expect(screen.getByText('Please open this page in our app')).toBeTruthy()
  })
})
