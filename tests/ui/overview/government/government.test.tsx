// @vitest-environment jsdom
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { GovernmentGateway } from '../../../../src/application/overview/government/government-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { GovernmentHub } from '../../../../src/domain/overview/government/government-hub'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/overview/government/government.screen'
import { feedItem } from '../../../support/member-ports'
import { soundHost } from '../../frame/player/sound-host'

const entry = (id: string, path: string) => ({ id, name: id, summary: '', icon: 'guide', target: pathTarget(path) })
const hub: GovernmentHub = {
  modules: [
    { id: 'affairs', name: 'Get things done', entries: [entry('Guides', '/guide'), entry('Nearby', '/around')] },
  ],
  notices: [feedItem('1')],
  noticesOf: 'council',
  departments: [{ id: 'org 3', name: 'Police', logo: null }],
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

function host(answer: Outcome<GovernmentHub>) {
  const made = soundHost()
  const current = { answer }
  made.container.bind(GovernmentGateway).toConstantValue({ hub: async () => current.answer })
  return { ...made, current }
}
const link = (name: string) => page.getByRole('link', { name }).getAttribute('href')

it('S097: leads to services, notices, departments and the matrix', async () => {
  await host(success(hub)).open(screen, '/gover', {})
  expect(page.getByRole('heading', { name: 'Get things done' })).toBeDefined()
  expect([link('Guides'), link('Nearby')]).toEqual(['/guide', '/around'])
  expect(page.getByText('Story 1')).toBeDefined()
  expect([link('All Notices'), link('Police'), link('All Departments')]).toEqual([
    '/subcates/council',
    '/orgs/org%203',
    '/matrix',
  ])
})

it('S097: leaves out what is not there, and says so where nothing is', async () => {
  await host(success({ ...hub, notices: [], departments: [], noticesOf: null })).open(screen, '/gover', {})
  expect(page.queryByRole('heading', { name: 'Notices' })).toBeNull()
  expect(page.queryByRole('heading', { name: 'Departments' })).toBeNull()
  await host(success({ modules: [], notices: [], departments: [], noticesOf: null })).open(screen, '/gover', {})
  expect(page.getByText('Nothing from the city hall yet')).toBeDefined()
})

it('S097: says what failed, and shows it when it is tried again', async () => {
  const user = userEvent.setup()
  const made = host(failure(failureOf('unreachable')))
  await made.open(screen, '/gover', {})
  expect(page.getByRole('alert').textContent).toContain('The city hall couldn’t be loaded')
  made.current.answer = success(hub)
  await user.click(page.getByRole('button', { name: /Try again/ }))
  expect(await page.findByText('Story 1')).toBeDefined()
})
