// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  RedPacketsGateway,
  type CurrentPacketCampaign,
} from '../../../../src/application/civic/red-packets/red-packets-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import type { PacketCampaign, PacketStanding } from '../../../../src/domain/civic/red-packets/red-packet'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { RedPacketScreen } from '../../../../src/ui/civic/red-packets/red-packet.screen'
import { RedPacketViewModel } from '../../../../src/ui/civic/red-packets/red-packet.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const day = 86_400_000
const campaign: PacketCampaign = {
  id: 'spring',
  title: 'Spring packets',
  rules: 'For neighbours.\nBe kind.',
  state: 'open',
  beginsAt: start - day,
  endsAt: start + 5 * day,
  tiers: [
    { share: 2500, least: 50, most: 188 },
    { share: 50, least: 888, most: 888 },
  ],
  mostOpenings: null,
}
const fresh: PacketStanding = { today: null, openings: 0, nextAt: null }
const standingWith = (cents: number, change: Partial<PacketStanding['today']> = {}): PacketStanding => ({
  today: { id: 'packet-1', cents, isReversed: false, at: start, ...change },
  openings: 1,
  nextAt: start + 8 * 3_600_000,
})

let tab: Tab
let gateway: ReturnType<typeof recordedPort<RedPacketsGateway>>
let current: CurrentPacketCampaign
let standing: PacketStanding
beforeEach(() => {
  tab = openTab()
  current = { campaign, at: start }
  standing = fresh
  gateway = recordedPort<RedPacketsGateway>({
    campaign: async () => success(current),
    standing: async () => success(standing),
    open: async () => success((standing = standingWith(188))),
    winners: async () =>
      success({
        items: [
          { id: 'w1', name: 'H***n', cents: 888, at: start },
          { id: 'w2', name: '', cents: 66, at: start },
        ],
        nextCursor: null,
      }),
    openings: async () =>
      success({
        items: [
          { id: 'o1', cents: 0, isReversed: false, at: start },
          { id: 'o2', cents: 120, isReversed: true, at: start - day },
        ],
        nextCursor: null,
      }),
  })
  tab.container.bind(RedPacketsGateway).toConstantValue(gateway.port)
})
async function draw(query: Readonly<Record<string, string>> = {}) {
  const viewModel = tab.container.get(RedPacketViewModel)
  const live = await openLive(viewModel, at('/red-packet', query))
  renderWith(tab, <RedPacketScreen viewModel={viewModel} />)
  let leave: (() => void) | undefined
  await act(async () => {
    leave = live.show(at('/red-packet', query)) ?? undefined
  })
  return { viewModel, live, leave: () => act(() => leave?.()) }
}
const seal = () => screen.queryByRole('button', { name: 'Open red packet' })
const packet = () => within(screen.getByRole('region', { name: 'Today’s packet' }))
const said = () => packet().getByRole('status').textContent
const opened = () => gateway.calls.filter(([name]) => name === 'open').length
const press = async (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }))

describe('a red packet', () => {
  it('is opened by a member, says what it held, and leads to the wallet', async () => {
    tab.session.startSession('mine', resident)
    await draw()
    expect(said()).toBe('There’s a packet for you todayOne a day. 25.5% of them win.')
    await press('Open red packet')
    expect(said()).toMatch(/^You won ¥1\.88It’s in your walletNext packet: Tomorrow/)
    expect(screen.getByRole('link', { name: 'View wallet' }).getAttribute('href')).toBe('/wallet')
    expect([seal(), opened(), document.activeElement?.textContent]).toEqual([null, 1, 'You won ¥1.88'])
  })

  it('may be empty', async () => {
    tab.session.startSession('mine', resident)
    gateway.answers.open = async () => success(standingWith(0))
    await draw()
    await press('Open red packet')
    expect(said()).toMatch(/^Nothing this timeNext packet/)
    expect(screen.queryByRole('link', { name: 'View wallet' })).toBeNull()
  })

  it('that was opened today shows what it held, and is not opened again', async () => {
    tab.session.startSession('mine', resident)
    standing = standingWith(66)
    await draw()
    expect(said()).toContain('You won ¥0.66')
    expect(seal()).toBeNull()
  })

  it('says that the office took an amount back', async () => {
    tab.session.startSession('mine', resident)
    standing = standingWith(66, { isReversed: true })
    await draw()
    expect(said()).toContain('¥0.66 was taken back by the office')
    expect(screen.queryByRole('link', { name: 'View wallet' })).toBeNull()
  })

  it('leads a guest to the login, and opens by itself when they return', async () => {
    const { live } = await draw()
    expect(said()).toBe('Log in to open itOne a day. 25.5% of them win.')
    await press('Open red packet')
    expect([tab.navigator.logins.length, opened()]).toEqual([1, 0])
    tab.session.startSession('mine', resident)
    await act(async () => void live.show(at('/red-packet')))
    expect(await screen.findByText('You won ¥1.88')).toBeTruthy()
    expect(opened()).toBe(1)
  })

  it('leads who has no phone to adding one', async () => {
    tab.session.startSession('mine', { ...resident, phone: null })
    await draw()
    expect(said()).toContain('You’ll add your phone number before it opens')
    await press('Open red packet')
    expect([tab.navigator.went, opened()]).toEqual([['bind /mine'], 0])
  })

  it('whose answer was lost is asked for again with the same key', async () => {
    tab.session.startSession('mine', resident)
    const answer = gateway.answers.open!
    gateway.answers.open = async () => failure(failureOf('timeout'))
    await draw()
    await press('Open red packet')
    expect(said()).toContain('We didn’t hear back')
    gateway.answers.open = answer
    await press('See the result')
    expect(said()).toContain('You won ¥1.88')
    const keys = gateway.calls.filter(([name]) => name === 'open').map((call) => call[3])
    expect(keys[1]).toBe(keys[0])
  })

  it('that was opened meanwhile on another phone shows what it held there', async () => {
    tab.session.startSession('mine', resident)
    await draw()
    standing = standingWith(66)
    gateway.answers.open = async () => failure(failureOf('state-refuses', { state: 'opened-today' }))
    await press('Open red packet')
    expect(said()).toContain('You won ¥0.66')
  })

  it.each([
    ['device-used', 'This device has opened a packet today'],
    ['phone-used', 'This phone number has opened a packet today'],
  ])('is refused as %s, and says so', async (state, words) => {
    tab.session.startSession('mine', resident)
    gateway.answers.open = async () => failure(failureOf('state-refuses', { state }))
    await draw()
    await press('Open red packet')
    expect(said()).toContain(words)
    expect(seal()).toBeNull()
  })

  it('that cannot be told from an opened one waits until its state has loaded', async () => {
    tab.session.startSession('mine', resident)
    gateway.answers.standing = async () => failure(failureOf('unreachable'))
    await draw()
    expect(screen.getByText('Today’s packet couldn’t be loaded')).toBeTruthy()
    expect(seal()).toBeNull()
    gateway.answers.standing = async () => success(fresh)
    await press('Try again')
    expect(seal()).not.toBeNull()
  })
})

describe('a campaign of red packets', () => {
  const show = async (change: Partial<PacketCampaign>) => {
    current = { ...current, campaign: { ...campaign, ...change } }
    return await draw()
  }

  it('counts down to its begin by the clock of the platform, and opens by itself', async () => {
    // The platform is a minute ahead of this phone.
    current = { ...current, at: start + 60_000 }
    const { leave } = await show({ state: 'coming', beginsAt: start + 63_000 })
    const figures = () => [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent).join(':')
    expect([figures(), said(), seal()]).toEqual(['00:00:00:03', expect.stringContaining('Opens Today'), null])
    await act(async () => tab.clock.pass(2000))
    expect(figures()).toBe('00:00:00:01')
    current = { at: start + 63_000, campaign: { ...campaign, state: 'open', beginsAt: start + 63_000 } }
    await act(async () => tab.clock.pass(1000))
    expect(seal()).not.toBeNull()
    await leave()
    expect(tab.clock.waiting).toBe(0)
  })

  it('shows the time alone in elder mode, which hurries nobody', async () => {
    tab.container.get(PreferencesStore).change({ elder: true })
    await show({ state: 'coming', beginsAt: start + 63_000 })
    expect(document.querySelectorAll('dl dd')).toHaveLength(0)
    expect(said()).toContain('Opens Today')
  })

  it.each([
    ['sold-out', 'All packets are gone'],
    ['over', 'This campaign has ended'],
  ] as const)('that is %s says so, and keeps its winners', async (state, words) => {
    await show({ state })
    expect(said()).toContain(words)
    expect([seal(), screen.getByText('H***n')]).toEqual([null, expect.anything()])
  })

  it('says when somebody has used all of their packets', async () => {
    tab.session.startSession('mine', resident)
    standing = { ...fresh, openings: 3 }
    await show({ mostOpenings: 3 })
    expect([said(), seal()]).toEqual([expect.stringContaining('You’ve opened all of your 3 packets'), null])
  })

  it('tells its rules and the chances by which it draws', async () => {
    await show({ mostOpenings: 3 })
    await press('Rules')
    const sheet = within(screen.getByRole('dialog'))
    expect([sheet.getByText('For neighbours.'), sheet.getByText('Be kind.')]).toHaveLength(2)
    expect(sheet.getByText('One packet a day, and 3 in all for each person.')).toBeTruthy()
    expect([...document.querySelectorAll('dialog dt, dialog dd')].map(({ textContent }) => textContent)).toEqual([
      '¥0.50–¥1.88',
      '25% of packets',
      '¥8.88',
      '0.5% of packets',
      'Empty',
      '74.5% of packets',
    ])
  })

  it('lists winners, of whom some are not named, and the member’s own packets', async () => {
    tab.session.startSession('mine', resident)
    const { viewModel } = await draw()
    expect([screen.getByText('¥8.88'), screen.getByText('A resident')]).toHaveLength(2)
    act(() => viewModel.choose('mine'))
    expect(await screen.findByText('Taken back')).toBeTruthy()
    expect(screen.getByText('Empty')).toBeTruthy()
    expect(tab.navigator.went).toEqual(['replace /red-packet?show=mine'])
  })

  it('asks a guest to log in before it lists packets of theirs', async () => {
    await draw({ show: 'mine' })
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login\?/)
    expect(gateway.calls.filter(([name]) => name === 'openings')).toEqual([])
  })

  it('is the one that the address names', async () => {
    await draw({ id: 'autumn' })
    expect(gateway.calls.find(([name]) => name === 'campaign')?.[1]).toBe('autumn')
  })

  it('may be none', async () => {
    current = { campaign: null, at: start }
    await draw()
    expect(screen.getByText('No red packets yet')).toBeTruthy()
  })

  it('says when it could not be loaded', async () => {
    const failed: Outcome<CurrentPacketCampaign> = failure(failureOf('offline'))
    gateway.answers.campaign = async () => failed
    await draw()
    expect(screen.getByText('The red packets couldn’t be loaded')).toBeTruthy()
  })
})
