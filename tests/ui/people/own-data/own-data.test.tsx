// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { OwnDataGateway } from '../../../../src/application/people/own-data/own-data-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { DataCopyScreen } from '../../../../src/ui/people/own-data/data-copy.screen'
import { DataCopyViewModel } from '../../../../src/ui/people/own-data/data-copy.view-model'
import { DeleteAccountScreen } from '../../../../src/ui/people/own-data/delete-account.screen'
import { DeleteAccountViewModel } from '../../../../src/ui/people/own-data/delete-account.view-model'
import { failure } from '../../../../src/domain/frame/shared/result'
import { blockPlaces, deletionBlocks, placesOfBlocks } from '../../../../src/domain/people/own-data/own-data'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'
import { MemoryOwnData, readyCopy } from '../../../support/memory-own-data'
import { hour, reachedLimit } from '../../../support/reached-limit'

let tab: Tab
let gateway: MemoryOwnData
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  tab.ownProof.ways_ = { proveBy: ['password'], loggedInJustNow: false }
  gateway = new MemoryOwnData()
  tab.container.bind(OwnDataGateway).toConstantValue(gateway)
})
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const typePassword = () => user.type(screen.getByLabelText('Your password'), 'seven umbrellas')

describe('the copy of all data', () => {
  async function draw() {
    const viewModel = tab.container.get(DataCopyViewModel)
    const live = await openLive(viewModel, at('/data-copy'))
    renderWith(tab, <DataCopyScreen viewModel={viewModel} />)
    act(() => void live.show(at('/data-copy')))
    return live
  }

  it('is asked for with the password, made in the background, and downloaded', async () => {
    await draw()
    await press('Ask for a copy')
    expect(screen.getByText('Enter your password')).toBeTruthy()
    await typePassword()
    await press('Ask for a copy')
    expect(await screen.findByText('Your copy is being made')).toBeTruthy()
    expect(screen.queryByLabelText('Your password')).toBeNull()
    gateway.data = { ...gateway.data, copy: readyCopy }
    await act(async () => tab.clock.pass(5000))
    expect(screen.getByText(/^12 kB, until/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/archive/copy-1')
    const asked = gateway.calls.length
    await act(async () => tab.clock.pass(60_000))
    expect(gateway.calls).toHaveLength(asked)
    expect([tab.ownProof.calls[1], tab.told()]).toEqual(['prove data-copy {"password":"seven umbrellas"}', []])
  })

  it('of another device cannot be downloaded here', async () => {
    gateway.data = { ...gateway.data, copy: { ...readyCopy, isFromHere: false } }
    await draw()
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
    expect(screen.getByText(/can only be downloaded there/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy()
  })

  it('says that it could not load how to prove who one is, and tries it again', async () => {
    const { ways } = tab.ownProof
    tab.ownProof.ways = async () => failure(failureOf('unreachable'))
    await draw()
    expect(screen.queryByLabelText('Your password')).toBeNull()
    tab.ownProof.ways = ways
    await press('Try again')
    expect(await screen.findByLabelText('Your password')).toBeTruthy()
  })

  it('says before one proves who one is when another can be asked for', async () => {
    gateway.data = { ...gateway.data, copyLimit: reachedLimit(2) }
    await draw()
    expect(screen.getByText(/^You’ve asked for as many copies as you can in a day/)).toBeTruthy()
    expect(screen.queryByLabelText('Your password')).toBeNull()
    act(() => tab.clock.pass(hour))
    expect(screen.getByLabelText('Your password')).toBeTruthy()
  })

  it('that failed can be asked for again', async () => {
    gateway.data = { ...gateway.data, copy: { ...readyCopy, state: 'failed' } }
    await draw()
    expect(screen.getByText(/couldn’t be made/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy()
  })

  it('cannot be asked for by who can prove nothing yet', async () => {
    tab.ownProof.ways_ = { proveBy: [], loggedInJustNow: true }
    await draw()
    expect(screen.getByText(/you can ask for a copy 7 days after that/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull()
  })

  it('is not saved, and says why it could not be loaded', async () => {
    gateway.failing = failureOf('offline')
    const live = await draw()
    expect(live.snapshot()).toBeNull()
    expect(screen.getByText('This couldn’t be loaded')).toBeTruthy()
  })
})

describe('the deletion of the account', () => {
  async function draw() {
    const viewModel = tab.container.get(DeleteAccountViewModel)
    const live = await openLive(viewModel, at('/delete-account'))
    renderWith(tab, <DeleteAccountScreen viewModel={viewModel} />)
    act(() => void live.show(at('/delete-account')))
  }

  it('says what goes and what stays, is asked for with the password and a question, and taken back', async () => {
    await draw()
    expect(screen.getByText(/^Comments, fulfilled wishes/)).toBeTruthy()
    await press('Delete my account')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await typePassword()
    await press('Delete my account')
    await press('Cancel')
    expect(gateway.calls).toEqual(['read'])
    await press('Delete my account')
    await user.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1)!)
    expect(await screen.findByText('Your account will be deleted on 6 Dec 2026')).toBeTruthy()
    await press('Keep my account')
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeTruthy()
    expect(gateway.calls).toEqual(['read', 'delete proof', 'cancel'])
  })

  it('names what is to be settled first, also where that came up meanwhile', async () => {
    await draw()
    await typePassword()
    gateway.data = { ...gateway.data, blocks: ['balance', 'leads-team'] }
    gateway.askForDeletion = async () => {
      gateway.calls.push('refused')
      return { ok: false, reason: failureOf('state-refuses', { state: 'balance' }) }
    }
    await press('Delete my account')
    await user.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1)!)
    expect(await screen.findByText(/^You lead a team. Hand it over .* only member, close it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })

  it.each(deletionBlocks)('leads from what keeps the account, %s, to where that ends', async (block) => {
    gateway.data = { ...gateway.data, blocks: [block] }
    await draw()
    const item = within(screen.getByRole('listitem'))
    const ways = placesOfBlocks[block].map((place) => blockPlaces[place])
    expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways)
  })

  it('leads to no screen that this version does not have', async () => {
    gateway.data = { ...gateway.data, blocks: ['balance'] }
    tab.navigator.exists = () => false
    await draw()
    expect(screen.getByText(/money in your wallet/)).toBeTruthy()
    expect(within(screen.getByRole('listitem')).queryByRole('link')).toBeNull()
  })

  it('says that the password is wrong', async () => {
    tab.ownProof.failing = { prove: invalid({ password: 'wrong' }) }
    await draw()
    await typePassword()
    await press('Delete my account')
    await user.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1)!)
    expect(await screen.findByText('This password isn’t right')).toBeTruthy()
  })
})
