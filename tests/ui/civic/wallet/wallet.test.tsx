// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { Random } from '../../../../src/application/frame/shared/random'
import type { OwnSecret } from '../../../../src/application/frame/session/password/own-proof'
import {
  WalletGateway,
  type CashOutOffer,
  type MessengerPayee,
} from '../../../../src/application/civic/wallet/wallet-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { usualRules, type CheckedCashOut } from '../../../../src/domain/civic/wallet/cash-out-form'
import type { CashOut, Movement } from '../../../../src/domain/civic/wallet/wallet'
import { CashDetailScreen } from '../../../../src/ui/civic/wallet/cash-detail.screen'
import { CashDetailViewModel } from '../../../../src/ui/civic/wallet/cash-detail.view-model'
import { CashOutScreen } from '../../../../src/ui/civic/wallet/cash-out.screen'
import { CashOutViewModel } from '../../../../src/ui/civic/wallet/cash-out.view-model'
import { WalletScreen } from '../../../../src/ui/civic/wallet/wallet.screen'
import { WalletViewModel } from '../../../../src/ui/civic/wallet/wallet.view-model'
import { start } from '../../../support/hand-clock'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { resident } from '../../../support/member-ports'

const failed: CashOut = {
  id: 'cash-out-1',
  channel: 'alipay',
  cents: 2000,
  fee: 10,
  state: 'failed',
  at: start,
  account: '138****0003',
  problem: 'account',
  steps: [{ id: '1', act: 'submit', state: 'pending', at: start, actor: null, text: '', pictures: [] }],
}
const award: Movement = { id: '2', kind: 'award', subjectId: 'a', title: 'The clean-up', cents: 5000, at: start }

class MemoryWallet implements WalletGateway {
  readonly requested: (CheckedCashOut & { readonly proof: string; readonly key: string })[] = []
  balance = 5000
  listed: readonly Movement[] = [award]
  offered: CashOutOffer = {
    realName: 'verified',
    proofWays: ['password', 'code'],
    rules: { ...usualRules, feeRate: 10, leastFee: 10 },
  }
  payee: MessengerPayee = { nickname: 'Heron' }
  failing: Failure | null = null
  account = async () => success({ balance: this.balance, underWay: 0, earned: 5000, pending: 800 })
  movements = async () => success({ items: this.listed, nextCursor: null })
  cashOuts = async () => success({ items: [failed], nextCursor: null })
  cashOut = async () => success(failed)
  offer = async () => success(this.offered)
  messengerPayee = async () => success(this.payee)
  readonly secrets: OwnSecret[] = []
  proving: Failure | null = null
  proveIdentity = async (secret: OwnSecret) => {
    this.secrets.push(secret)
    return this.proving === null ? success({ proof: `proof-${this.secrets.length}` }) : failure(this.proving)
  }
  pending = async () =>
    success([
      { orderId: 'o1', title: 'Meals brought home', cents: 800, dueAt: start },
      { orderId: 'o2', title: 'Small repairs', cents: 2000, dueAt: null },
    ])
  request = async (wanted: CheckedCashOut, proof: string, key: string): Promise<Outcome<CashOut>> => {
    this.requested.push({ ...wanted, proof, key })
    return this.failing === null ? success(failed) : failure(this.failing)
  }
}

let tab: Tab
let gateway: MemoryWallet
let user: ReturnType<typeof userEvent.setup>
const press = (name: string) => user.click(screen.getByRole('button', { name }))
beforeEach(() => {
  user = userEvent.setup()
  tab = openTab()
  let keys = 0
  tab.container.unbind(Random)
  tab.container.bind(Random).toConstantValue({ next: () => 0.5, id: () => `key-${(keys += 1)}` })
  tab.session.startSession('mine', resident)
  gateway = new MemoryWallet()
  tab.container.bind(WalletGateway).toConstantValue(gateway)
})

describe('the wallet', () => {
  async function draw(show = '') {
    const viewModel = tab.container.get(WalletViewModel)
    const live = await openLive(viewModel, at('/wallet', { show }))
    renderWith(tab, <WalletScreen viewModel={viewModel} />)
    return live
  }

  it('shows the balance and what moved it', async () => {
    await draw()
    expect(screen.getAllByText('¥50.00')).toHaveLength(2)
    expect(screen.getByText('The clean-up')).toBeTruthy()
    expect(screen.getByText('+¥50.00')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cash out' }).getAttribute('href')).toBe('/cash-out')
  })

  it('offers no cash-out while there is nothing in it', async () => {
    gateway.balance = 0
    await draw()
    expect(screen.getByText('You can cash out once you have a balance.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Cash out' })).toBeNull()
  })

  it('leaves nothing of it in the storage of the phone', async () => {
    const live = await draw()
    expect(live.snapshot()).toBeNull()
  })

  it('lists rewards that are not there yet, with the day on which they arrive', async () => {
    await draw('pending')
    expect(
      screen.getByRole('link', { name: /Meals brought home.*Arrives .*unless a problem is reported/ }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: /Small repairs.*A problem was reported/ }).getAttribute('href')).toBe(
      '/order-detail?id=o2',
    )
  })

  it('says that nothing was earned yet, also among the earnings', async () => {
    gateway.listed = []
    await draw('earnings')
    expect(screen.getByText('No earnings yet')).toBeTruthy()
  })

  it('lists cash-outs with their states', async () => {
    await draw('cash-outs')
    expect(screen.getByRole('link', { name: /¥20.00 · Alipay.*Failed and refunded/ }).getAttribute('href')).toBe(
      '/cash-detail/cash-out-1',
    )
  })
})

describe('cashing out', () => {
  async function draw() {
    const viewModel = tab.container.get(CashOutViewModel)
    const live = await openLive(viewModel, at('/cash-out'))
    renderWith(tab, <CashOutScreen viewModel={viewModel} />)
    act(() => void live.show(at('/cash-out')))
  }
  const fill = async (amount: string, account: string) => {
    await user.type(screen.getByLabelText('Amount'), amount)
    await user.click(screen.getByRole('radio', { name: /Alipay/ }))
    await user.type(screen.getByLabelText('Alipay account'), account)
    await user.type(screen.getByLabelText('Your password'), 'the-Right-one-12')
  }

  it('says what arrives, asks once more, and shows the cash-out', async () => {
    await draw()
    await fill('20', '13800000003')
    expect(screen.getByText('¥19.90')).toBeTruthy()
    await press('Cash out')
    expect([gateway.requested, screen.getByText('To Alipay: 13800000003')]).toEqual([[], expect.anything()])
    await press('Cash out now')
    expect(gateway.requested).toMatchObject([
      { cents: 2000, channel: 'alipay', account: '13800000003', proof: 'proof-1' },
    ])
    expect(gateway.secrets).toEqual([{ password: 'the-Right-one-12' }])
    expect(tab.navigator.went).toEqual(['replace /cash-detail/cash-out-1'])
  })

  it('is the same cash-out when it is sent again after a lost answer', async () => {
    gateway.failing = failureOf('timeout')
    await draw()
    await fill('20', '13800000003')
    for (const _ of [1, 2]) {
      await press('Cash out')
      await press('Cash out now')
    }
    const [first, again] = gateway.requested
    expect([again, gateway.secrets]).toEqual([first, [expect.anything()]])
    await user.clear(screen.getByLabelText('Amount'))
    await user.type(screen.getByLabelText('Amount'), '21')
    await press('Cash out')
    await press('Cash out now')
    expect(gateway.requested.at(-1)?.key).not.toBe(first?.key)
    expect(tab.drafts.size).toBe(0)
  })

  it('names a wrong password beside its field, and asks for no money', async () => {
    gateway.proving = { ...failureOf('invalid'), fields: { password: 'wrong' } }
    await draw()
    await fill('20', '13800000003')
    await press('Cash out')
    await press('Cash out now')
    expect(screen.getByText('This password isn’t right')).toBeTruthy()
    expect([gateway.requested, screen.getByLabelText<HTMLInputElement>('Your password').value]).toEqual([[], ''])
  })

  it('is confirmed by a code where there is no password, and once more when that took too long', async () => {
    gateway.offered = { ...gateway.offered, proofWays: ['code'] }
    await draw()
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await user.type(screen.getByLabelText('Amount'), '20')
    await user.click(screen.getByRole('radio', { name: /WeChat/ }))
    await user.type(screen.getByLabelText('Code'), '123456')
    gateway.failing = { ...failureOf('invalid'), fields: { proof: 'expired' } }
    await press('Cash out')
    await press('Cash out now')
    expect([gateway.secrets, gateway.requested]).toMatchObject([[{ code: '123456' }], [{ proof: 'proof-1' }]])
    expect(screen.getByText('This has expired. Request a new code.')).toBeTruthy()
  })

  it('says when nothing can confirm it yet', async () => {
    gateway.offered = { ...gateway.offered, proofWays: [] }
    await draw()
    expect(screen.getByText(/you can cash out 7 days after that/)).toBeTruthy()
  })

  it('takes all, and names what is wrong beside its field', async () => {
    await draw()
    await press('All')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50.00')
    await press('Cash out')
    expect(screen.getByText('Choose where to send it')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('leads to the proof of the real name first', async () => {
    gateway.offered = { ...gateway.offered, realName: 'none' }
    await draw()
    expect(screen.getByRole('link', { name: 'Verify my name' }).getAttribute('href')).toBe(
      '/real-name?redirect=%2Fcash-out',
    )
  })

  it('says when there is too little, and when nobody pays', async () => {
    gateway.balance = 50
    await draw()
    expect(screen.getByText('You can cash out from ¥1.00')).toBeTruthy()
  })

  it('says how to add the messenger to this account, to be paid by it', async () => {
    gateway.payee = { domain: 'city.example' }
    await draw()
    const hint = /^First add WeChat to this account: open city\.example in WeChat, log in with your phone number/
    expect(screen.getByText(hint)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'How to add WeChat' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: /WeChat/ }))
    expect(screen.getByRole('link', { name: 'How to add WeChat' }).getAttribute('href')).toBe('/messenger')
  })
})

it('a cash-out that failed says why, and that the money is back', async () => {
  const viewModel = tab.container.get(CashDetailViewModel)
  await openLive(viewModel, { ...at('/cash-detail/cash-out-1'), params: { id: 'cash-out-1' } })
  renderWith(tab, <CashDetailScreen viewModel={viewModel} />)
  expect(screen.getByText(/This account doesn’t exist/)).toBeTruthy()
  expect([screen.getByText('138****0003'), screen.getByText('¥19.90'), screen.getByText('Requested')]).toHaveLength(3)
})
