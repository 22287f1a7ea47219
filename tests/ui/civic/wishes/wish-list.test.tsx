// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { WishListScreen } from '../../../../src/ui/civic/wishes/wish-list/wish-list.screen'
import { WishListViewModel } from '../../../../src/ui/civic/wishes/wish-list/wish-list.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive } from '../../../support/live-screen'
import { MemoryWishes, wish } from './memory-wishes'

let tab: Tab
let wishes: MemoryWishes
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  wishes = new MemoryWishes().bindTo(tab.container)
})

describe('the wishes of the city', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(WishListViewModel)
    await openLive(viewModel, at('/micro-wish', query))
    renderWith(tab, <WishListScreen viewModel={viewModel} />)
    return viewModel
  }

  it('stand by state, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('tab', { name: 'Help given' }))
    expect(tab.navigator.went).toEqual(['replace /micro-wish?state=finished'])
    expect(screen.getByRole('link', { name: 'Wish 2' }).getAttribute('href')).toBe('/micro-wish-details/2')
  })

  it('say for which day and time help is still wanted', async () => {
    wishes.wishes = [
      wish('1', { timeOfDay: 'morning' }),
      wish('2', { wantedOn: '2026-12-02' }),
      wish('3', { wantedOn: '2026-12-03', state: 'evaluated', acts: [] }),
    ]
    await draw()
    const rows = screen.getAllByRole('article').map((row) => row.textContent ?? '')
    expect(rows.map((row) => /\w{3} \d Dec(, \p{Ll}+)?/u.exec(row)?.[0])).toEqual([
      'Tue 1 Dec, morning',
      'Wed 2 Dec',
      undefined,
    ])
  })

  it('are searched, and the cross of the bar ends that', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox'), 'ramp{Enter}')
    expect(wishes.calls).toContain('list //ramp/new')
    await press('Clear')
    expect(tab.navigator.went.at(-1)).toBe('replace /micro-wish')
  })

  it('are shown nearest first once the position is known', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Nearest first' }))
    expect(wishes.calls).toContain('list ///near here')
  })

  it('offer to make one unless the site has switched that off (B14)', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Make a wish' }).getAttribute('href')).toBe('/micro-wish-publish')
  })

  it('offer nothing where the site allows no publishing', async () => {
    wishes.publish = '0'
    await draw()
    expect(screen.queryByRole('link', { name: 'Make a wish' })).toBeNull()
  })

  it('are claimed in their row once what clashes is confirmed', async () => {
    logIn()
    tab.clashes.clashWith({ reason: 'day', times: null })
    await draw()
    await user.click(within(screen.getAllByRole('article')[0]!).getByRole('button', { name: 'I can help' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    expect(await screen.findByText(/“Reading the paper” is on the same day/)).toBeTruthy()
    expect(wishes.calls).not.toContain('claim 1')
    await press('Continue anyway')
    expect([wishes.calls.includes('claim 1'), tab.clashes.asked]).toEqual([true, ['wish 1']])
  })

  it('are claimed in their row by a member who says so twice, and the row shows it', async () => {
    logIn()
    await draw()
    const row = () => within(screen.getAllByRole('article')[0]!)
    await user.click(row().getByRole('button', { name: 'I can help' }))
    expect(wishes.calls).not.toContain('claim 1')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    expect([wishes.calls.includes('claim 1'), tab.told()]).toEqual([true, ['wish-claimed']])
    expect([row().getByText('You’re helping'), row().queryByRole('button')]).toEqual([expect.anything(), null])
  })

  it('say in the row why a volunteer may not claim one now, and refresh when somebody was first', async () => {
    logIn()
    wishes.failing = { claim: failureOf('state-refuses', { status: 409, state: 'holds-enough' }) }
    await draw()
    const claim = async () => {
      await press('I can help')
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    }
    await claim()
    expect(within(screen.getAllByRole('article')[0]!).getByRole('alert').textContent).toMatch(/^You already have 3/)
    wishes.failing = { claim: failureOf('somebody-first', { status: 409 }) }
    wishes.wishes = [wish('1', { state: 'claimed', claimed: 2, acts: [] })]
    await claim()
    const row = within(screen.getByRole('article'))
    expect([tab.told(), screen.queryByRole('alert'), row.getByText('Being helped')]).toEqual([
      ['somebody-first'],
      null,
      expect.anything(),
    ])
  })

  it('are claimed for a guest who comes back to the list from the login', async () => {
    await draw()
    await press('I can help')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I can help' }))
    expect([tab.navigator.logins.length, wishes.calls.includes('claim 1')]).toEqual([1, false])
    logIn()
    const viewModel = tab.container.get(WishListViewModel)
    await act(async () => {
      const again = await openLive(viewModel, at('/micro-wish'))
      again.show(at('/micro-wish'))
    })
    expect(wishes.calls).toContain('claim 1')
  })

  it('say what an empty choice is, and lead out of it', async () => {
    wishes.wishes = []
    await draw({ search: 'x' })
    await press('Clear filters')
    expect(screen.getByText('No wishes yet')).toBeTruthy()
  })
})
