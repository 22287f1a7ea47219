// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveGateway } from '../../../../src/application/media/live/live-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { ListedLiveEvent } from '../../../../src/domain/media/live/live-listing'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/live/live.screen'
import { holdToken } from '../../../support/hold-token'
import { soundHost } from '../../frame/player/sound-host'

const event = (id: string, more: Partial<ListedLiveEvent>): ListedLiveEvent => ({
  ...{ id, title: `Event ${id}`, description: 'What is shown.', cover: null, state: 'coming', startsAt: 2_000_000 },
  ...{ endsAt: null, publisher: 'Riverbend Broadcasting', views: 7, isReminded: false },
  ...more,
})
const lists = {
  now: [event('on', { state: 'live' })],
  coming: [event('soon', {})],
  past: [event('over', { state: 'ended' }), event('seen', { state: 'replay' })],
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

function host({
  member = false,
  items = lists as Readonly<Record<keyof typeof lists, readonly ListedLiveEvent[]>>,
  reminding = null as Outcome<boolean> | null,
  failing = false,
} = {}) {
  const made = soundHost({ member })
  made.container
    .bind(LiveGateway)
    .toConstantValue({
      list: async (when) =>
        failing ? failure(failureOf('unreachable')) : success({ items: items[when], nextCursor: null }),
      reminder: async () => success(false),
      remind: async (id, on) => (made.acts.push(`remind ${id} ${on}`), reminding ?? success(on)),
    })
  return { ...made, user: userEvent.setup() }
}
const button = (name: string) => page.getByRole('button', { name })

describe('live events (S079)', () => {
  it('are those on air, those to come and the past ones, each in a tab of the address', async () => {
    const { open, visits, user } = host()
    await open(screen, '/live', {})
    expect(page.getByText('Live')).toBeDefined()
    expect(page.getByRole('link', { name: 'Event on' }).getAttribute('href')).toBe('/lives/on')
    await user.click(page.getByRole('tab', { name: 'Past' }))
    expect(visits).toEqual(['/live?when=past'])
    expect([page.getByText('Ended, no recording'), page.getByText('Replay')]).toHaveLength(2)
    expect(page.queryByRole('button', { name: /Remind/ })).toBeNull()
  })

  it('say right below their title when they begin, while they are to come', async () => {
    const { open, user } = host()
    await open(screen, '/live', {}, { when: 'coming' })
    const belowTitle = (name: string) => page.getByRole('heading', { name }).nextElementSibling
    expect(belowTitle('Event soon')?.querySelector('time')?.getAttribute('datetime')).toBe('1970-01-01T00:33:20.000Z')
    await user.click(page.getByRole('tab', { name: 'Past' }))
    expect(belowTitle('Event over')?.textContent).toBe('What is shown.')
  })

  it('have a reminder and a calendar file while they are to come', async () => {
    const { open, acts, user } = host({ member: true })
    await open(screen, '/live', {}, { when: 'coming' })
    await user.click(button('Remind me Event soon'))
    expect(button('Reminder set Event soon').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Reminder set Event soon'))
    expect(acts).toEqual(['remind soon true', 'remind soon false'])
    const file = page.getByRole('link', { name: 'Add to calendar: Event soon' })
    expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual(['/calendar/soon.ics?lang=en', true])
  })

  it('are not marked as reminded when that failed', async () => {
    const { open, user } = host({ member: true, reminding: failure(failureOf('unreachable')) })
    await open(screen, '/live', {}, { when: 'coming' })
    await user.click(button('Remind me Event soon'))
    expect(button('Remind me Event soon').getAttribute('aria-pressed')).toBe('false')
  })

  it('send a guest to the login, and are reminded of afterwards', async () => {
    const { open, acts, visits, user, container } = host()
    const { live } = await open(screen, '/live', {}, { when: 'coming' })
    await user.click(button('Remind me Event soon'))
    expect(visits.at(-1)).toMatch(/^login /)
    holdToken(container)
    await act(async () => {
      live.show({ path: '/live', params: {}, query: { when: 'coming' } })
      await Promise.resolve()
    })
    expect(acts).toEqual(['remind soon true'])
    expect(button('Reminder set Event soon')).toBeDefined()
  })

  it('say that there are none, with a way on, and what failed', async () => {
    const none = { now: [], coming: [], past: [] }
    await host({ items: none }).open(screen, '/live', {})
    expect(page.getByText('Nothing live right now')).toBeDefined()
    expect(page.getByRole('link', { name: 'See what’s coming up' }).getAttribute('href')).toBe('/live?when=coming')
    await host({ items: none }).open(screen, '/live', {}, { when: 'past' })
    expect(page.getByText('No past live events yet')).toBeDefined()
    await host({ failing: true }).open(screen, '/live', {})
    expect(page.getByRole('alert')).toBeDefined()
  })
})
