// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TeamLettersGateway } from '../../../../src/application/civic/team-letters/team-letters-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { TeamLettersScreen } from '../../../../src/ui/civic/team-letters/team-letters.screen'
import { TeamLettersViewModel } from '../../../../src/ui/civic/team-letters/team-letters.view-model'
import { openLive } from '../../../support/live-screen'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { letter, MemoryLetters } from './memory-letters'
import { reachedLimit } from '../../../support/reached-limit'

let tab: Tab
let letters: MemoryLetters
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  letters = new MemoryLetters()
  tab.container.bind(TeamLettersGateway).toConstantValue(letters)
  tab.session.startSession('mine', resident)
})

async function draw() {
  const viewModel = tab.container.get(TeamLettersViewModel)
  await openLive(viewModel, { path: '/team-letters/1', params: { id: '1' }, query: {} })
  renderWith(tab, <TeamLettersScreen viewModel={viewModel} />)
}

describe('the messages of a team', () => {
  it('are read by a member, who reports those of others and writes where they may', async () => {
    letters.letters = [letter('2', { isMine: true, receivers: 1 }), letter('1')]
    await draw()
    const [own, others] = screen.getAllByRole('article')
    expect(own?.textContent).toContain('Sent to 1 member')
    expect(within(own!).queryByRole('button')).toBeNull()
    expect(within(others!).getByRole('button', { name: 'Report what Wren wrote' })).toBeDefined()
    expect(others?.textContent).not.toContain('Sent to')
    expect(screen.queryByRole('button', { name: 'Write to members' })).toBeNull()
    expect(screen.queryByRole('switch', { name: 'Members may write too' })).toBeNull()
  })

  it('are written by the leader, and stand in the list at once', async () => {
    letters.now = { ...letters.now, isLeader: true, mayWrite: true }
    await draw()
    await user.click(screen.getByRole('button', { name: 'Write to members' }))
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(sheet.getByText('Write something')).toBeDefined()
    await user.type(sheet.getByRole('textbox'), 'We meet at eight')
    await user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Sent to 23 members')).toBeDefined()
    expect(letters.calls).toContain('write 1 We meet at eight')
    expect(tab.told()).toEqual(['letter-sent'])
  })

  it('are limited, which the form says before it is filled, and once the last one is sent', async () => {
    letters.now = { ...letters.now, isLeader: true, mayWrite: true }
    await draw()
    await user.click(screen.getByRole('button', { name: 'Write to members' }))
    letters.now = { ...letters.now, limit: reachedLimit(3) }
    await user.type(screen.getByRole('textbox'), 'We meet at eight')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await expect.poll(() => tab.told()).toEqual(['letter-sent'])
    await user.click(screen.getByRole('button', { name: 'Write to members' }))
    expect(await screen.findByText(/^No more messages can be sent to this team for now/)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that nobody gets are told to their writer', async () => {
    letters.now = { ...letters.now, isLeader: true, mayWrite: true }
    letters.receivers = 0
    await draw()
    await user.click(screen.getByRole('button', { name: 'Write to members' }))
    await user.type(screen.getByRole('textbox'), 'Is anyone there?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await expect.poll(() => tab.told()).toEqual(['letter-not-sent'])
  })

  it('are switched off by a member, and opened to members by the leader', async () => {
    letters.now = { ...letters.now, isLeader: true, mayWrite: true }
    await draw()
    await user.click(screen.getByRole('switch', { name: 'Get team messages' }))
    expect(screen.getByRole('switch', { name: 'Get team messages' })).toHaveProperty('checked', false)
    await user.click(screen.getByRole('switch', { name: 'Members may write too' }))
    expect(screen.getByRole('switch', { name: 'Members may write too' })).toHaveProperty('checked', true)
    expect(letters.calls.filter((call) => call.startsWith('change'))).toEqual([
      'change 1 gets-letters false',
      'change 1 members-write true',
    ])
  })

  it('keep their settings when a change fails, and say why', async () => {
    letters.failing = { change: failureOf('refused', { message: 'Not now' }) }
    await draw()
    await user.click(screen.getByRole('switch', { name: 'Get team messages' }))
    expect(screen.getByRole('switch', { name: 'Get team messages' })).toHaveProperty('checked', true)
    expect(tab.told()).toEqual(['Not now'])
  })

  it('are for members of the team', async () => {
    letters.isOthers = true
    await draw()
    expect(screen.getByRole('link', { name: 'Back to the team' }).getAttribute('href')).toBe('/team-detail?id=1')
  })

  it('that cannot be loaded are asked for again', async () => {
    letters.failing = { settings: failureOf('offline') }
    await draw()
    letters.failing = {}
    await user.click(screen.getByRole('button', { name: /try again/i }))
    expect(await screen.findByText('Letter 1')).toBeDefined()
  })

  it('are none at first', async () => {
    letters.letters = []
    await draw()
    expect(screen.getByText('No messages yet')).toBeDefined()
  })
})
