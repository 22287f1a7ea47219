// @vitest-environment jsdom
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AnchorsGateway } from '../../../../src/application/media/anchors/anchors-gateway'
import { daysOf, type AnchorProfile, type Weekday } from '../../../../src/domain/media/anchors/anchor'
import { success } from '../../../../src/domain/frame/shared/result'
import { screen as listScreen } from '../../../../src/ui/media/anchors/anchor-list.screen'
import { screen } from '../../../../src/ui/media/anchors/anchor.screen'
import { soundHost } from '../../frame/player/sound-host'

const anchor: AnchorProfile = {
  id: 'h1',
  name: 'Su Wan',
  avatar: null,
  intro: 'Twelve years of morning news.',
  followers: 9,
  followed: false,
  channels: [{ id: 'radio-news', kind: 'radio', name: 'News Radio', frequency: 'FM 98.6', cover: null }],
  albums: [{ id: 'a1', title: 'Tales of the river', cover: null, tracks: 12, finished: true }],
  programmes: [
    {
      id: 'p1',
      title: 'Morning news',
      channelId: 'radio-news',
      channelName: 'News Radio',
      weekdays: [1, 2, 3, 4, 5],
      startMinute: 365,
      endMinute: 1440,
    },
  ],
}

function host(member = false) {
  const made = soundHost({ member })
  made.container
    .bind<AnchorsGateway>(AnchorsGateway)
    .toConstantValue({
      list: async () => success({ items: [anchor], nextCursor: null }),
      anchor: async () => success(anchor),
    })
  return { ...made, user: userEvent.setup() }
}

describe('a host', () => {
  it('is shown with their channels, programmes and albums', async () => {
    const { open } = host()
    await open(screen, '/anchors/h1', { id: 'h1' })
    expect(page.getByRole('heading', { level: 1, name: 'Su Wan' })).toBeDefined()
    expect(page.getByRole('link', { name: /^News Radio/ }).getAttribute('href')).toBe('/radios/radio-news')
    expect(page.getByText('News Radio · Mon to Fri 06:05–24:00')).toBeDefined()
    expect(page.getByRole('link', { name: /^Tales of the river/ }).getAttribute('href')).toBe('/albums/a1')
    expect(page.getByText('12 episodes · Complete')).toBeDefined()
    expect(page.getByRole('button', { name: 'Share' })).toBeDefined()
  })

  it('is followed from the list and from their account', async () => {
    const { open, acts, user } = host(true)
    const { drawn } = await open(listScreen, '/anchors', {})
    expect(page.getByRole('link', { name: 'Su Wan' }).getAttribute('href')).toBe('/anchors/h1')
    await user.click(page.getByRole('button', { name: 'Follow Su Wan' }))
    expect(acts).toEqual(['follow host h1 true'])
    drawn.unmount()
    await open(screen, '/anchors/h1', { id: 'h1' })
    await user.click(page.getByRole('button', { name: 'Follow' }))
    expect(acts).toEqual(['follow host h1 true', 'follow host h1 true'])
  })
})

it.each<readonly [readonly Weekday[], string]>([
  [[0, 1, 2, 3, 4, 5, 6], 'daily'],
  [[1, 2, 3, 4, 5], 'weekdays'],
  [[0, 6], 'weekend'],
  [[0, 1, 2, 3, 4], 'some'],
  [[3], 'some'],
])('the days %j are %s', (weekdays, days) => expect(daysOf(weekdays)).toBe(days))
