// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { RankingsGateway, type RankingChoice } from '../../../../src/application/civic/rankings/rankings-gateway'
import type { Outcome } from '../../../../src/application/frame/shared/failure'
import { plainPracticeConfig, type PracticeConfig } from '../../../../src/domain/civic/rankings/practice-config'
import { hoursOf, type OwnRank, type RankedKind } from '../../../../src/domain/civic/rankings/ranking'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { RankingScreen } from '../../../../src/ui/civic/rankings/ranking.screen'
import { RankingViewModel } from '../../../../src/ui/civic/rankings/ranking.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

class MemoryRankings implements RankingsGateway {
  readonly asked: string[] = []
  own: OwnRank | null = { place: 12, minutes: 510, times: 3 }
  ranking = async (kind: RankedKind, { period, by }: RankingChoice) => {
    this.asked.push(`${kind} ${period}${by === 'minutes' ? '' : ` by ${by}`}`)
    const items = [
      { id: 'a', place: 1, name: 'Ann', picture: null, minutes: 630, times: 4 },
      { id: 'b', place: 2, name: '', picture: null, minutes: 60, times: 1 },
    ]
    return success({ items, nextCursor: null })
  }
  practice: Outcome<PracticeConfig> = success(plainPracticeConfig)
  practiceConfig = async () => this.practice
  newVolunteers = async () => success([{ id: 'w', nickname: 'Wren', avatar: null }])
  ownPlace = async () => success(this.own)
}

let tab: Tab
let gateway: MemoryRankings
async function open(path: string) {
  const viewModel = tab.container.get(RankingViewModel)
  await openLive(viewModel, at(path))
  renderWith(tab, <RankingScreen viewModel={viewModel} />)
  return viewModel
}

beforeEach(() => {
  tab = openTab()
  gateway = new MemoryRankings()
  tab.container.bind(RankingsGateway).toConstantValue(gateway)
})

describe('a ranking', () => {
  it('shows places with hours and times, and what a period changes', async () => {
    await open('/actrank')
    expect(screen.getByText('10.5 h')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Wren' }).getAttribute('href')).toBe('/user-details/w')
    expect(screen.getByText('Unnamed volunteer')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'This year' }))
    expect(gateway.asked).toEqual(['person month', 'person year'])
  })

  it('counts hours or activities, and shows the other one beside it (S139)', async () => {
    await open('/team-ranking')
    expect(screen.getByText('4 activities')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'By activities' }))
    expect(gateway.asked).toEqual(['team month', 'team month by times'])
    expect(tab.navigator.went.at(-1)).toContain('by=times')
  })

  it('opens as the volunteer centre has set it, with what it says (C008, sys_type 2)', async () => {
    gateway.practice = success({ rankBy: ['times', 'minutes'], rankNotice: 'Only confirmed service counts.' })
    await open('/team-ranking')
    expect(gateway.asked).toEqual(['team month by times'])
    expect(screen.getByText('Only confirmed service counts.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'By hours' }))
    expect(gateway.asked.at(-1)).toBe('team month')
  })

  it('offers no choice where the centre ranks by one thing alone', async () => {
    gateway.practice = success({ rankBy: ['minutes'], rankNotice: '' })
    await open('/team-ranking')
    expect(screen.queryByRole('radio', { name: 'By activities' })).toBeNull()
  })

  it('is plain where its settings could not be loaded', async () => {
    gateway.practice = failure(failureOf('server-error'))
    await open('/team-ranking')
    expect(gateway.asked).toEqual(['team month'])
  })

  it('shows members their own place among the people alone', async () => {
    tab.session.startSession('token', resident)
    const viewModel = await open('/actrank')
    expect(screen.getByText('Your rank: 12 · 8.5 h')).toBeTruthy()
    gateway.own = { place: null, minutes: 60, times: 1 }
    await act(async () => viewModel.choose('all'))
    expect(screen.getByText('Your rank: below 1000 · 1 h')).toBeTruthy()
    gateway.own = null
    await act(async () => viewModel.choose('year'))
    expect(screen.getByText('You have no hours in this period yet')).toBeTruthy()
  })

  it.each([
    ['/team-ranking', 'team'],
    ['/orgrank', 'organisation'],
  ])('%s is the same of each %s', async (path, kind) => {
    tab.session.startSession('token', resident)
    const viewModel = await open(path)
    expect(gateway.asked).toEqual([`${kind} month`])
    expect(viewModel.showsOwnRank).toBe(false)
    await userEvent.click(screen.getByRole('tab', { name: 'Volunteers' }))
    expect(tab.navigator.went.at(-1)).toContain('/actrank')
  })

  it('keeps its list over a reload, and loads anew what was saved in another shape', async () => {
    const live = await openLive(tab.container.get(RankingViewModel), at('/actrank'))
    gateway.asked.length = 0
    await restoreLive(tab.container.get(RankingViewModel), live.snapshot(), at('/actrank'))
    expect(gateway.asked).toEqual([])
    await restoreLive(tab.container.get(RankingViewModel), { ranking: { filters: 1 } }, at('/actrank'))
    expect(gateway.asked).toEqual(['person month'])
  })

  it('tells hours with one decimal', () => {
    expect([0, 5, 30, 90, 6660].map(hoursOf)).toEqual([0, 0.1, 0.5, 1.5, 111])
  })
})
