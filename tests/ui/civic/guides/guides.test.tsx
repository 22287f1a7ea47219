// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { directionsUrl } from '../../../../src/domain/frame/places/directions-url'
import { GuideListScreen } from '../../../../src/ui/civic/guides/guide-list/guide-list.screen'
import { GuideListViewModel } from '../../../../src/ui/civic/guides/guide-list/guide-list.view-model'
import { GuideScreen } from '../../../../src/ui/civic/guides/guide/guide.screen'
import { GuideViewModel } from '../../../../src/ui/civic/guides/guide/guide.view-model'
import { at, newBrowser, openTab, renderWith, type Tab, type TestBrowser } from '../../../support/member-host'
import { replaceProperty } from '../../../support/replace-property'
import { openLive, restoreLive } from '../../../support/live-screen'
import { guide, MemoryGuides } from './memory-guides'

let browser: TestBrowser
let tab: Tab
let guides: MemoryGuides
const user = userEvent.setup()

beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
  guides = new MemoryGuides().bindTo(tab.container)
})

describe('the guides', () => {
  async function draw(query: Record<string, string> = {}) {
    const viewModel = tab.container.get(GuideListViewModel)
    const place = { ...at('/guide'), query }
    const live = await openLive(viewModel, place)
    renderWith(tab, <GuideListScreen viewModel={viewModel} />)
    return { live, place }
  }

  it('S090: say who does it, how long it takes, and what is free', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Guide 1' }).getAttribute('href')).toBe('/guides/1')
    const [first, second] = screen.getAllByRole('article')
    expect(within(first!).getByText('Police')).toBeTruthy()
    expect(within(first!).getByText('7 working days')).toBeTruthy()
    expect(within(first!).queryByText('Free')).toBeNull()
    expect(within(second!).getByText('While you wait')).toBeTruthy()
    expect(within(second!).getByText('Free')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search guides' }).getAttribute('href')).toBe('/guide/search')
  })

  it('S090: are chosen by theme, life event and department, and the choice stands in the address', async () => {
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Family' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Life event' }), 'A child is born')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Police (4)')
    expect(guides.calls.filter((call) => call.startsWith('list'))).toEqual([
      'list //',
      'list family//',
      'list family/birth/',
      'list family/birth/org-03',
    ])
    expect(tab.navigator.went.at(-1)).toBe('replace /guide?theme=family&event=birth&department=org-03')
  })

  it('S090: are the same again after a reload, without another request', async () => {
    const { live, place } = await draw({ theme: 'family' })
    const again = openTab(newBrowser())
    const other = new MemoryGuides().bindTo(again.container)
    const second = again.container.get(GuideListViewModel)
    await restoreLive(second, live.snapshot(), place)
    expect(second.guides.list.items.map(({ id }) => id)).toEqual(['2'])
    expect(other.calls).toEqual([])
  })

  it('S090: can be chosen from without the departments', async () => {
    guides.failing = { departments: failureOf('unreachable') }
    await draw()
    expect(screen.getByRole('link', { name: 'Guide 1' })).toBeTruthy()
  })
})

describe('one guide', () => {
  const place = { ...at('/guides/1'), params: { id: '1' } }
  async function draw(inTab = tab) {
    replaceProperty(Element.prototype, 'scrollIntoView', () => undefined)
    const viewModel = inTab.container.get(GuideViewModel)
    const live = await openLive(viewModel, place)
    await act(async () => live.show(place))
    const drawn = renderWith(inTab, <GuideScreen viewModel={viewModel} />)
    return { viewModel, live, drawn }
  }

  it('S092: has conditions, materials, steps, fees, times, places, questions and law', async () => {
    const { viewModel } = await draw()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guide 1')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Who can apply',
      'What to bring',
      'Steps',
      'Fees',
      'Where to go',
      'Common questions',
      'Legal basis',
      'Was this guide useful?',
    ])
    expect(screen.getByText('7 working days')).toBeTruthy()
    expect(screen.getByText('20 working days')).toBeTruthy()
    expect(screen.getByText('¥20.00–¥140.50')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Police' }).getAttribute('href')).toBe('/orgs/org-03')
    expect(screen.getByText('Checked on 1 Mar')).toBeTruthy()
    expect(screen.queryByRole('note')).toBeNull()
    expect(screen.getByText('75% found it useful')).toBeTruthy()
    expect(viewModel.head).toEqual({
      title: 'Guide 1',
      description: 'Bring your card.',
      thing: { kind: 'guide', id: '1' },
    })
    expect(guides.calls).toEqual(['guide 1', 'view 1'])
  })

  it('S092: is done while one waits, costs nothing and asks for nothing where it says so', async () => {
    guides.shown = guide('1', { promisedDays: 0, legalDays: null, fees: [], materials: [], places: [], questions: [] })
    await draw()
    expect(screen.getByText('While you wait')).toBeTruthy()
    expect(screen.getByText('None set')).toBeTruthy()
    expect(screen.getByText('Free')).toBeTruthy()
    expect(screen.getByText('You don’t need to bring anything.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Fees' })).toBeNull()
  })

  it.each([
    ['has not been checked for over a year', { checkedOn: '2024-12-31' }, 'hasn’t been checked for over a year'],
    ['is no longer valid', { validUntil: '2025-12-31' }, 'was valid until 31 Dec 2025'],
  ])('S092: warns when it %s', async (_, change, text) => {
    guides.shown = guide('1', change)
    await draw()
    expect(screen.getByRole('note').textContent).toContain(text)
  })

  it('S092: keeps the ticks of its materials on the device, also for another tab and another visit', async () => {
    const { drawn } = await draw()
    await user.click(screen.getByRole('checkbox', { name: 'ID card' }))
    expect(screen.getByText('1 of 2 ready')).toBeTruthy()
    drawn.unmount()
    const other = openTab(browser)
    new MemoryGuides().bindTo(other.container)
    await draw(other)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'ID card' }).checked).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: /^Application/ }))
    expect(screen.getByText('You have everything. Off you go!')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'ID card' }))
    expect(screen.getByText('1 of 2 ready')).toBeTruthy()
  })

  it('S092: opens its forms beside the page, with their size', async () => {
    await draw()
    await user.click(screen.getByRole('link', { name: 'Download form (PDF, 39\u00A0KB)' }))
    expect(tab.navigator.left).toEqual(['https://city.example/media/f.pdf'])
  })

  it('S092: shows the way to its places', async () => {
    await draw()
    const places = within(screen.getByRole('region', { name: 'Where to go' }))
    expect(places.getByText(/^(Open until|Closed, opens)/)).toBeTruthy()
    expect(places.getAllByText('09:00–17:00')).toHaveLength(7)
    await user.click(screen.getByRole('button', { name: 'Directions: City hall' }))
    expect(tab.navigator.left).toEqual([directionsUrl({ latitude: 26.4, longitude: 111.6 }, 'City hall')])
  })

  it('S092: says at the top whether the place is open today, and what to do next', async () => {
    await draw()
    const open = screen.getAllByText(/^(Open until|Closed, opens)/)
    expect(open).toHaveLength(2)
    expect(screen.getByText('Today 09:00–17:00')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Next step.*2 to go$/ }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What to bring' }))
    await user.click(screen.getByRole('checkbox', { name: 'ID card' }))
    expect(screen.getByRole('button', { name: /^Next step.*1 to go$/ })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /^Application/ }))
    await user.click(screen.getByRole('button', { name: /^Next step.*Apply at City hall/ }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Where to go' }))
  })

  it('S092: no longer names the hours of today once they are over', async () => {
    tab.clock.time += 90 * 60_000
    await draw()
    expect(screen.getAllByText(/^Closed, opens/)).toHaveLength(2)
    expect(screen.queryByText(/^Today /)).toBeNull()
  })

  it('S092: leads to its sections by a bar, which names those that it has', async () => {
    guides.shown = guide('1', { fees: [], questions: [] })
    await draw()
    const bar = within(screen.getByRole('navigation', { name: 'Parts of this guide' }))
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Who', 'Bring', 'Steps', 'Where', 'Law'],
    ])
    await user.click(bar.getByRole('button', { name: 'Steps' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Steps' }))
    expect(bar.getByRole('button', { name: 'Steps' }).getAttribute('aria-current')).toBe('location')
  })

  it('S092: has one act at its lower edge: the way, or a call where the guide may no longer hold', async () => {
    const { drawn } = await draw()
    const acts = () => within(screen.getByRole('region', { name: 'Actions' }))
    await user.click(acts().getByRole('button', { name: 'Go to City hall' }))
    expect(tab.navigator.left).toEqual([directionsUrl({ latitude: 26.4, longitude: 111.6 }, 'City hall')])
    drawn.unmount()
    guides.shown = guide('1', { validUntil: '2025-12-31' })
    const { drawn: expired } = await draw()
    expect(screen.getByRole('button', { name: /^Next step.*Call first/ })).toBeTruthy()
    expect(acts().getByRole('link', { name: 'Call 0700-1' }).getAttribute('href')).toBe('tel:0700-1')
    expired.unmount()
    guides.shown = guide('1', { places: [], materials: [] })
    await draw()
    expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Next step/ })).toBeNull()
  })

  it('S092: can be begun online where it says so, with the way and a call beside it', async () => {
    guides.shown = guide('1', { materials: [], onlineUrl: 'https://city.example/new' })
    const { drawn } = await draw()
    const acts = () => within(screen.getByRole('region', { name: 'Actions' }))
    await user.click(acts().getByRole('button', { name: 'Begin online' }))
    await user.click(acts().getByRole('button', { name: 'Go to City hall' }))
    await user.click(screen.getByRole('button', { name: /^Next step.*Begin online/ }))
    expect(tab.navigator.left).toEqual([
      'https://city.example/new',
      directionsUrl({ latitude: 26.4, longitude: 111.6 }, 'City hall'),
      'https://city.example/new',
    ])
    expect(acts().getByRole('link', { name: 'Call 0700-1' }).getAttribute('href')).toBe('tel:0700-1')
    drawn.unmount()
    guides.shown = guide('1', { onlineUrl: '/send-inter?department=water' })
    await draw()
    await user.click(acts().getByRole('button', { name: 'Begin online' }))
    expect(tab.navigator.went.at(-1)).toBe('/send-inter?department=water')
  })

  it('S092: says that it can be begun online once all is ready, and asks to call first where it may no longer hold', async () => {
    guides.shown = guide('1', { onlineUrl: 'https://city.example/new', validUntil: '2025-12-31' })
    await draw()
    const acts = within(screen.getByRole('region', { name: 'Actions' }))
    expect(acts.getByRole('link', { name: 'Call 0700-1' })).toBeTruthy()
    expect(acts.getByRole('button', { name: 'Begin online' })).toBeTruthy()
    expect(acts.queryByRole('button', { name: 'Go to City hall' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'ID card' }))
    await user.click(screen.getByRole('checkbox', { name: /^Application/ }))
    expect(screen.getByText('You have everything. You can begin online.')).toBeTruthy()
  })

  it.each(['/a-screen-of-tomorrow', 'http://city.example', 'tel:0700-2'])(
    'S092: is not begun at %s, which this client does not open',
    async (onlineUrl) => {
      tab.navigator.exists = (path) => !path.startsWith('/a-screen')
      guides.shown = guide('1', { onlineUrl })
      await draw()
      expect(screen.queryByRole('button', { name: 'Begin online' })).toBeNull()
      expect(screen.getByRole('button', { name: 'Go to City hall' })).toBeTruthy()
    },
  )

  it('S092: is printed in a browser, which an app and the messenger cannot', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { drawn } = await draw()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    drawn.unmount()
    tab.messenger.isPresent = true
    await draw()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('S092: says what failed, with a way to try again', async () => {
    guides.failing = { guide: failureOf('unreachable') }
    await draw()
    expect(screen.getByRole('alert').textContent).toContain('This guide couldn’t be loaded')
    expect(guides.calls).toEqual(['guide 1'])
    guides.failing = {}
    await user.click(screen.getByRole('button', { name: /Try again/ }))
    expect(await screen.findByRole('heading', { name: 'Guide 1' })).toBeTruthy()
  })

  it('S092: is the same again after a reload', async () => {
    const { live } = await draw()
    const again = openTab(newBrowser())
    const other = new MemoryGuides().bindTo(again.container)
    const second = again.container.get(GuideViewModel)
    await restoreLive(second, live.snapshot(), place)
    expect(second.guide.value?.title).toBe('Guide 1')
    expect(other.calls.filter((call) => call.startsWith('guide'))).toEqual([])
  })
})

describe('whether a guide was useful', () => {
  const place = { ...at('/guides/1'), params: { id: '1' } }
  async function draw() {
    const viewModel = tab.container.get(GuideViewModel)
    await openLive(viewModel, place)
    renderWith(tab, <GuideScreen viewModel={viewModel} />)
  }
  const judged = () => guides.calls.filter((call) => call.startsWith('judge'))

  it('S092: is asked once, and can be changed', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.getByText('Thank you, your answer has been noted.')).toBeTruthy()
    expect(screen.getByText('76% found it useful')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(judged()).toEqual(['judge 1 true null', 'judge 1 false null'])
  })

  it('S092: asks what is wrong with one that was not', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'No' }))
    await user.click(screen.getByRole('button', { name: 'It’s out of date' }))
    expect(judged()).toEqual(['judge 1 false null', 'judge 1 false outdated'])
    expect(screen.getByRole('button', { name: 'It’s out of date' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('S092: says why an answer could not be sent, and takes it again', async () => {
    guides.failing = { judge: failureOf('too-many') }
    await draw()
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.getByRole('alert')).toBeTruthy()
    guides.failing = {}
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Thank you, your answer has been noted.')).toBeTruthy()
  })
})
