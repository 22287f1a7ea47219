// @vitest-environment jsdom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FeedGateway, type FeedScope } from '../../../../src/application/media/feed/feed-gateway'
import { OrganisationsGateway } from '../../../../src/application/media/organisations/organisations-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Organisation, OrganisationProfile } from '../../../../src/domain/media/organisations/organisation'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen as listScreen } from '../../../../src/ui/media/organisations/organisation-list.screen'
import { screen as picturesScreen } from '../../../../src/ui/media/organisations/organisation-pictures.screen'
import { screen } from '../../../../src/ui/media/organisations/organisation.screen'
import { OrganisationViewModel } from '../../../../src/ui/media/organisations/organisation.view-model'
import { restoreLive } from '../../../support/live-screen'
import { feedItem } from '../../../support/member-ports'
import { holdToken } from '../../../support/hold-token'
import { soundHost } from '../../frame/player/sound-host'

const organisation = (id: string, more: Partial<Organisation> = {}): Organisation => ({
  id,
  name: `Office ${id}`,
  logo: null,
  intro: 'What it does.',
  followers: 9,
  followed: false,
  ...more,
})
const profile: OrganisationProfile = { ...organisation('o1'), kinds: ['post', 'video'], services: [] }

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

function host({
  member = false,
  answer = success(profile) as Awaited<ReturnType<OrganisationsGateway['organisation']>>,
} = {}) {
  const made = soundHost({ member })
  const asked: (FeedScope | string)[] = []
  made.container.bind<OrganisationsGateway>(OrganisationsGateway).toConstantValue({
    groups: async () => success([{ id: 'media', name: 'Media' }]),
    list: async ({ group, search }) => {
      asked.push(`list ${group}${search === '' ? '' : ` for ${search}`}`)
      return success({ items: [organisation('o1'), organisation('o2', { followed: true })], nextCursor: null })
    },
    organisation: async () => answer,
  })
  made.container.bind(FeedGateway).toConstantValue({
    page: async (scope: FeedScope) => {
      asked.push(scope)
      return success({ items: [feedItem(scope.kinds.join('-'))], nextCursor: null })
    },
  } as unknown as FeedGateway)
  return { ...made, asked, user: userEvent.setup() }
}

describe('the account of an organisation', () => {
  it('shows who it is, and its contents by kind', async () => {
    const { open, asked, user } = host()
    await open(screen, '/orgs/o1', { id: 'o1' })
    expect(page.getByRole('heading', { level: 1, name: 'Office o1' })).toBeDefined()
    expect(page.getByText('9 followers')).toBeDefined()
    await user.click(page.getByRole('tab', { name: 'Video' }))
    expect(asked.at(-1)).toMatchObject({ organisationId: 'o1', kinds: ['video'] })
    expect(page.getByText('Story video')).toBeDefined()
  })

  it('shows the services that it offers in a tab of their own, each with the way to order it, and no empty tab', async () => {
    const { open } = host()
    await open(screen, '/orgs/o1', { id: 'o1' })
    expect(page.queryByRole('tab', { name: 'Services' })).toBeNull()
    cleanup()
    const services = [{ id: 's 1', name: 'Small repairs', text: 'Bulbs and taps', cover: null }]
    const offering = host({ answer: success({ ...profile, kinds: ['post'], services }) })
    const { live } = await offering.open(screen, '/orgs/o1', { id: 'o1' })
    await offering.user.click(page.getByRole('tab', { name: 'Services' }))
    expect(page.getByRole('link', { name: /Small repairs/ }).getAttribute('href')).toBe('/service-order?service=s%201')
    expect(page.queryByText(/^Story/)).toBeNull()
    cleanup()
    const again = host()
    const restored = again.container.get(OrganisationViewModel)
    await restoreLive(restored, live.snapshot(), { path: '/orgs/o1', params: { id: 'o1' }, query: {} })
    expect([restored.selected, restored.feed, restored.organisation.value?.services]).toEqual([
      'services',
      null,
      services,
    ])
  })

  it('opens at everything that it has published where another tab was saved', async () => {
    const { container } = host()
    const restored = container.get(OrganisationViewModel)
    await restoreLive(restored, { selected: 'nowhere', feed: 1 }, { path: '/orgs/o1', params: { id: 'o1' }, query: {} })
    expect([restored.selected, restored.feed?.list.items.length]).toEqual(['all', 1])
  })

  it('is followed at once by a member', async () => {
    const { open, acts, user } = host({ member: true })
    await open(screen, '/orgs/o1', { id: 'o1' })
    await user.click(page.getByRole('button', { name: 'Follow' }))
    expect(acts).toContain('follow organisation o1 true')
    expect(page.getByRole('button', { name: 'Following' }).getAttribute('aria-pressed')).toBe('true')
    expect(page.getByText('10 followers')).toBeDefined()
  })

  it('says that it could not be loaded', async () => {
    const { open } = host({ answer: failure(failureOf('offline')) })
    await open(screen, '/orgs/o1', { id: 'o1' })
    expect(page.getByText('This organisation couldn’t be loaded')).toBeDefined()
  })
})

describe('the list of organisations', () => {
  it('is narrowed by group, which the address names', async () => {
    const { open, asked, visits, user } = host()
    await open(listScreen, '/org-list', {})
    expect(page.getByRole('link', { name: 'Office o1' }).getAttribute('href')).toBe('/orgs/o1')
    await user.click(page.getByRole('tab', { name: 'Media' }))
    expect(asked).toEqual(['list ', 'list media'])
    expect(visits).toEqual(['/org-list?group=media'])
  })

  it('is searched by name, within the group that was chosen', async () => {
    const { open, asked, visits, user } = host()
    await open(listScreen, '/org-list', {})
    await user.click(page.getByRole('tab', { name: 'Media' }))
    await user.type(page.getByRole('searchbox'), 'office{Enter}')
    expect(asked.at(-1)).toBe('list media for office')
    expect(visits.at(-1)).toBe('/org-list?group=media&search=office')
  })

  it('sends a guest to the login, and follows what was tapped afterwards', async () => {
    const first = host()
    const { live } = await first.open(listScreen, '/org-list', {})
    await first.user.click(page.getByRole('button', { name: 'Follow Office o1' }))
    expect(first.visits.at(-1)).toMatch(/^login /)
    holdToken(first.container)
    await act(async () => {
      live.show({ path: '/org-list', params: {}, query: {} })
      await Promise.resolve()
    })
    expect(first.acts).toContain('follow organisation o1 true')
    expect(page.getByRole('button', { name: 'Following Office o1' })).toBeDefined()
  })
})

it('articles and pictures of organisations are one feed', async () => {
  const { open, asked } = host()
  await open(picturesScreen, '/org-graphic', {})
  expect(asked).toEqual([{ kinds: ['post', 'gallery'] }])
  expect(page.getByText('Story post-gallery')).toBeDefined()
})
