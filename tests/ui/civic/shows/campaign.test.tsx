// @vitest-environment jsdom
import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CampaignsGateway } from '../../../../src/application/civic/shows/campaigns-gateway'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import type { Campaign } from '../../../../src/domain/civic/shows/campaign'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { CampaignScreen } from '../../../../src/ui/civic/shows/campaign/campaign.screen'
import { CampaignViewModel } from '../../../../src/ui/civic/shows/campaign/campaign.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, newBrowser, openTab, renderWith } from '../../../support/member-host'
import { show } from './memory-shows'

const minute = 60_000
const hour = 60 * minute

const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  id: 'lanterns',
  topicId: 'topic-lanterns',
  title: 'Lanterns',
  lead: 'Show us yours.',
  pictures: ['/one.webp', '/two.webp'],
  opensAt: start - hour,
  closesAt: start + hour,
  resultsAt: start + 2 * hour,
  rules: ['One each'],
  prizes: [{ name: 'First prize', text: 'An album' }],
  winners: [],
  share: { title: '', isShareCustom: true, shareTitle: 'Come', shareCover: '', shareDescription: '' },
  answeredAt: start,
  ...more,
})

interface Opening {
  readonly shown?: Campaign | null
  readonly failing?: Failure
  readonly query?: Readonly<Record<string, string>>
  readonly elder?: boolean
}

async function open({ shown = campaign(), failing, query = {}, elder = false }: Opening = {}) {
  const tab = openTab(newBrowser())
  const calls: string[] = []
  tab.container.bind(CampaignsGateway).toConstantValue({
    campaign: async (id) => (calls.push(`campaign ${id}`), failing ? failure(failing) : success({ campaign: shown })),
    entries: async (id, order) => {
      calls.push(`entries ${id} ${order}`)
      return success({ items: [show('1', { topic: { id: 't', title: 'T' } })], nextCursor: null })
    },
  })
  tab.container.get(PreferencesStore).change({ elder })
  const viewModel = tab.container.get(CampaignViewModel)
  renderWith(tab, <CampaignScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, at('/dyfcg', query)))
  let end: () => void = () => undefined
  await act(async () => {
    end = viewModel.show()
  })
  return { tab, calls, viewModel, end, user: userEvent.setup() }
}
const step = () => page.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')

describe('the campaign page (S158)', () => {
  it('takes entries for a while, and counts down to their end', async () => {
    const { tab, end, viewModel } = await open()
    expect(page.getByRole('link', { name: 'Take part' }).getAttribute('href')).toBe('/create/topic-lanterns')
    expect(page.getByText('Until entries close')).toBeTruthy()
    expect(within(step() ?? document.body).getByText('Entries')).toBeTruthy()
    expect(page.getByText('01')).toBeTruthy()
    await act(() => tab.clock.pass(1000))
    expect(page.getAllByText('59')).toHaveLength(2)
    expect(viewModel.head?.share?.shareTitle).toBe('Come')
    await act(() => tab.clock.pass(hour))
    expect(page.queryByRole('link', { name: 'Take part' })).toBeNull()
    expect(page.getByText('Until the results')).toBeTruthy()
    expect(page.getByText(/Entries are closed/)).toBeTruthy()
    end()
  })

  it('counts by the platform’s clock', async () => {
    const { end } = await open({ shown: campaign({ answeredAt: start + 90 * minute }) })
    expect(page.getByText('Until the results')).toBeTruthy()
    expect(page.getByText('30')).toBeTruthy()
    end()
  })

  it('before it begins has no entries, and cannot be entered', async () => {
    const { end } = await open({ shown: campaign({ opensAt: start + minute }) })
    expect(page.getByText('Until entries open')).toBeTruthy()
    expect(page.queryByRole('link', { name: 'Take part' })).toBeNull()
    expect(page.queryByRole('heading', { name: 'All entries' })).toBeNull()
    end()
  })

  it('has the winners once they are published', async () => {
    const over = { opensAt: 0, closesAt: 1, resultsAt: 2 }
    const first = await open({ shown: campaign(over) })
    expect(page.getByText(/results are being prepared/)).toBeTruthy()
    first.end()
    const winner = { prize: 'First prize', entryId: 'entry-1', summary: 'A light', cover: null }
    const author = { id: 'u1', nickname: 'W***', avatar: null }
    const { end } = await open({ shown: campaign({ ...over, winners: [{ ...winner, author }] }) })
    expect(page.getByRole('link', { name: 'A light' }).getAttribute('href')).toBe('/practices/entry-1')
    expect(page.getByText('W***')).toBeTruthy()
    expect(page.getAllByText(/This campaign is over/)).toHaveLength(2)
    end()
  })

  it('lists the entries, newest first or by likes, in the address', async () => {
    const { calls, tab, user, end } = await open({ query: { id: 'lanterns' } })
    expect(page.getByRole('link', { name: 'Show 1' }).getAttribute('href')).toBe('/practices/1')
    await user.click(page.getByRole('tab', { name: 'Most liked' }))
    expect(calls).toEqual(['campaign lanterns', 'entries lanterns new', 'entries lanterns hot'])
    expect(tab.navigator.went.at(-1)).toBe('replace /dyfcg?id=lanterns&order=hot')
    end()
  })

  it('in elder mode says when, and nothing counts down', async () => {
    const { end } = await open({ elder: true })
    expect(page.getAllByText('21 Nov, 17:00').length).toBeGreaterThan(0)
    expect(page.queryByText('sec')).toBeNull()
    end()
  })

  it('says that there is none, or what failed', async () => {
    const none = await open({ shown: null })
    expect(page.getByText('No campaign at the moment')).toBeTruthy()
    none.end()
    const { viewModel, end } = await open({ failing: failureOf('gone') })
    expect(viewModel.isGone).toBe(true)
    expect(page.getByRole('alert')).toBeTruthy()
    end()
  })
})
