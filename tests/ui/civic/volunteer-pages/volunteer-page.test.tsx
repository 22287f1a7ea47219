// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PrivacyGateway } from '../../../../src/application/people/privacy/privacy-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ReactionsGateway } from '../../../../src/application/participation/reactions/reactions-gateway'
import type { FollowTarget } from '../../../../src/application/participation/reactions/reaction-target'
import { VolunteerPagesGateway } from '../../../../src/application/civic/volunteer-pages/volunteer-pages-gateway'
import type { VolunteerPage } from '../../../../src/domain/civic/volunteer-pages/volunteer-page'
import type { User } from '../../../../src/domain/frame/session/user'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { VolunteerPageScreen } from '../../../../src/ui/civic/volunteer-pages/volunteer-page.screen'
import { VolunteerPageViewModel } from '../../../../src/ui/civic/volunteer-pages/volunteer-page.view-model'
import { start } from '../../../support/hand-clock'
import { newBrowser, openTab, renderWith } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryPrivacy } from '../../../support/memory-privacy'
import { openLive } from '../../../support/live-screen'
import { here } from '../../media/feed/feed-host'

const anna: VolunteerPage = {
  id: 'anna',
  nickname: 'Anna',
  avatar: null,
  followers: 3,
  followed: false,
  since: start,
  sums: { minutes: 90, times: 1, minutesThisYear: 90, minutesThisMonth: 30 },
  teams: [{ id: 'herons', name: 'Herons', logo: null }],
  isServiceHidden: false,
  isBlocked: false,
}

async function open(gateway: Partial<VolunteerPagesGateway>, reader: User | null = null) {
  const tab = openTab(newBrowser())
  if (reader !== null) tab.session.startSession('mine', reader)
  const privacy = new MemoryPrivacy()
  tab.container.bind(PrivacyGateway).toConstantValue(privacy)
  tab.container
    .bind(VolunteerPagesGateway)
    .toConstantValue({
      volunteer: async () => success(anna),
      actions: async () => success({ items: [], nextCursor: null }),
      ...gateway,
    })
  const acts: string[] = []
  tab.container
    .bind(ReactionsGateway)
    .toConstantValue({
      follow: async ({ kind, id }: FollowTarget, isOn: boolean) => (
        acts.push(`follow ${kind} ${id} ${isOn}`),
        success({ isOn, count: 4 })
      ),
    } as unknown as ReactionsGateway)
  const viewModel = tab.container.get(VolunteerPageViewModel)
  renderWith(tab, <VolunteerPageScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, here('/user-details/anna', { id: 'anna' })))
  return { tab, acts, privacy }
}

it('S146: shows a volunteer with hours, teams and what they did', async () => {
  const did = [
    { activityId: 'a1', title: 'River bank', minutes: 60, endedAt: start },
    { activityId: 'a0', title: '', minutes: 30, endedAt: start },
  ]
  await open({ actions: async () => success({ items: did, nextCursor: null }) })
  expect(screen.getAllByText('1.5')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Herons' }).getAttribute('href')).toBe('/team-detail?id=herons')
  expect(screen.getByRole('link', { name: /River bank/ }).getAttribute('href')).toBe('/activities-details/a1')
  expect(screen.getByText('Volunteer service').closest('a')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ratings received' }).getAttribute('href')).toBe('/user-evalues?id=anna')
})

it('S146: says that nothing was done yet, and who is no volunteer', async () => {
  const sums = { minutes: 0, times: 0, minutesThisYear: 0, minutesThisMonth: 0 }
  await open({ volunteer: async () => success({ ...anna, since: null, sums, teams: [] }) })
  expect(screen.queryByText('Total hours')).toBeNull()
  expect(screen.getByText('Not a volunteer yet')).toBeTruthy()
  expect(screen.getByText('Anna')).toBeTruthy()
  expect(screen.getByText('No volunteer record yet')).toBeTruthy()
})

it('S146: says what failed, with a way to try again', async () => {
  await open({ volunteer: async () => failure(failureOf('unreachable')) })
  expect(screen.getByRole('alert').textContent).toContain('The profile couldn’t be loaded')
  expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy()
})

it('S146: a member follows the person; nobody can follow themselves', async () => {
  const { acts } = await open({}, resident)
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(acts).toEqual(['follow member anna true'])
  expect(screen.getByRole('button', { name: 'Following' }).getAttribute('aria-pressed')).toBe('true')
  await open({ volunteer: async () => success({ ...anna, nickname: 'Me', followed: null }) }, resident)
  expect(screen.getAllByRole('button', { name: /^Follow/ })).toHaveLength(1)
})

it('S146: says that the service is private, and shows none of it', async () => {
  const sums = { minutes: 0, times: 0, minutesThisYear: 0, minutesThisMonth: 0 }
  await open({ volunteer: async () => success({ ...anna, sums, teams: [], isServiceHidden: true }) })
  expect(screen.getByText('This person keeps their volunteering private')).toBeTruthy()
  expect(screen.queryByText('Volunteer record')).toBeNull()
  expect(screen.queryByText('Total hours')).toBeNull()
})

it('S146: a member blocks the person after a question, and takes it back', async () => {
  const user = userEvent.setup()
  const { tab, privacy } = await open({}, resident)
  await user.click(screen.getByRole('button', { name: 'Block this person' }))
  expect(screen.getByText(/They won’t know/)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Block this person' }).at(-1)!)
  expect(await screen.findByText(/You blocked this person/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByRole('button', { name: 'Block this person' })).toBeTruthy()
  expect([privacy.calls, tab.told()]).toEqual([['block anna', 'unblock anna'], ['person-unblocked']])
})

it('S146: asks a guest to log in before somebody is blocked', async () => {
  const { tab, privacy } = await open({})
  await userEvent.setup().click(screen.getByRole('button', { name: 'Block this person' }))
  expect([tab.navigator.logins, privacy.calls]).toEqual([['/mine'], []])
})

it('S146: offers nobody to block themselves', async () => {
  await open({}, { ...resident, id: 'anna' })
  expect(screen.queryByRole('button', { name: 'Block this person' })).toBeNull()
})
