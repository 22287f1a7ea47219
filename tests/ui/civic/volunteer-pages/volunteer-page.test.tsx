// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { VolunteerPagesGateway } from '../../../../src/application/civic/volunteer-pages/volunteer-pages-gateway'
import type { VolunteerPage } from '../../../../src/domain/civic/volunteer-pages/volunteer-page'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { VolunteerPageScreen } from '../../../../src/ui/civic/volunteer-pages/volunteer-page.screen'
import { VolunteerPageViewModel } from '../../../../src/ui/civic/volunteer-pages/volunteer-page.view-model'
import { start } from '../../../support/hand-clock'
import { newBrowser, openTab, renderWith } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { here } from '../../media/feed/feed-host'

const anna: VolunteerPage = {
  id: 'anna',
  nickname: 'Anna',
  avatar: null,
  since: start,
  sums: { minutes: 90, times: 1, minutesThisYear: 90, minutesThisMonth: 30 },
  teams: [{ id: 'herons', name: 'Herons', logo: null }],
}

async function open(gateway: Partial<VolunteerPagesGateway>) {
  const tab = openTab(newBrowser())
  tab.container
    .bind(VolunteerPagesGateway)
    .toConstantValue({
      volunteer: async () => success(anna),
      actions: async () => success({ items: [], nextCursor: null }),
      ...gateway,
    })
  const viewModel = tab.container.get(VolunteerPageViewModel)
  renderWith(tab, <VolunteerPageScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, here('/user-details/anna', { id: 'anna' })))
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
