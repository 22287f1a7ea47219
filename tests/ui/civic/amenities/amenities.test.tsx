// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PositionStore } from '../../../../src/application/frame/places/position.store'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { AmenityListScreen } from '../../../../src/ui/civic/amenities/amenity-list/amenity-list.screen'
import { AmenityListViewModel } from '../../../../src/ui/civic/amenities/amenity-list/amenity-list.view-model'
import { AmenityScreen } from '../../../../src/ui/civic/amenities/amenity/amenity.screen'
import { AmenityViewModel } from '../../../../src/ui/civic/amenities/amenity/amenity.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { amenity, daily, MemoryAmenities, nineToFive } from './memory-amenities'

const minute = 60_000
const hour = 60 * minute

let tab: Tab
let amenities: MemoryAmenities
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  amenities = new MemoryAmenities().bindTo(tab.container).bindPosition(tab.container)
})

describe('the places nearby', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(AmenityListViewModel)
    const live = await openLive(viewModel, at('/around', query))
    renderWith(tab, <AmenityListScreen viewModel={viewModel} />)
    return { viewModel, live }
  }

  it('stand by name and by kind without a position, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Pharmacy 1' }).getAttribute('href')).toBe('/arounds/1')
    expect(screen.getByText('1 Lantern Street')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'Step-free entrance' })).toHaveLength(1)
    expect(screen.getAllByText('Pharmacy', { selector: 'article *' })).toHaveLength(2)
    await user.click(screen.getByRole('tab', { name: 'Markets' }))
    expect(screen.queryByText('Pharmacy', { selector: 'article *' })).toBeNull()
    expect(amenities.calls).toEqual(['list /name', 'list market/name'])
    expect(tab.navigator.went).toEqual(['replace /around?kind=market'])
    expect(screen.getByRole('link', { name: 'View on map' }).getAttribute('href')).toBe('/around-map?kind=market')
  })

  it('stand the nearest first by a chip, and by name again', async () => {
    await draw()
    const chip = screen.getByRole('button', { name: 'Nearest first' })
    await user.click(chip)
    await expect.poll(() => amenities.calls.at(-1)).toBe('list /near here')
    expect(chip.getAttribute('aria-pressed')).toBe('true')
    await user.click(chip)
    expect([chip.getAttribute('aria-pressed'), tab.navigator.went.at(-1)]).toEqual(['false', 'replace /around'])
  })

  it('stand the nearest first once the position is known, also when the address asks for it', async () => {
    const { live } = await draw({ order: 'near' })
    live.show(at('/around', { order: 'near' }))
    await expect.poll(() => amenities.calls).toContain('list /near here')
    expect((await screen.findAllByText(/^320/)).length).toBe(2)
  })

  it('are those alone that are open now, read on over empty pages; the choice stands in the address', async () => {
    await draw()
    amenities.emptyPages = 2
    await user.click(screen.getByRole('button', { name: 'Open now' }))
    expect(tab.navigator.went).toEqual(['replace /around?open=1'])
    expect(amenities.calls.filter((call) => call === 'list  open/name')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Pharmacy 1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open now' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Open now' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /around')
  })

  it('are searched by words, which stand in the address, and whose search is cleared where nothing has them', async () => {
    await draw({ kind: 'park' })
    amenities.amenities = []
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox'), 'Lotus{Enter}')
    expect(amenities.calls.at(-1)).toBe('list park Lotus/name')
    expect(tab.navigator.went).toEqual(['replace /around?kind=park&search=Lotus'])
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(amenities.calls.at(-1)).toBe('list /name')
  })

  it('say of each whether it is open, and go on with the time', async () => {
    const { live } = await draw()
    expect(screen.getByText('Open until 17:00')).toBeTruthy()
    expect(screen.getByText('Opening hours not known')).toBeTruthy()
    const hide = live.show(at('/around')) ?? (() => undefined)
    await act(async () => tab.clock.pass(40 * minute))
    expect(screen.getByText('Closes in 20 minutes')).toBeTruthy()
    await act(async () => tab.clock.pass(20 * minute))
    expect(screen.getByText('Closed, opens tomorrow at 09:00')).toBeTruthy()
    hide()
    expect(tab.clock.waiting).toBe(0)
  })

  it('are as they were after a reload', async () => {
    const { live } = await draw()
    const viewModel = tab.container.get(AmenityListViewModel)
    await restoreLive(viewModel, live.snapshot(), at('/around'))
    expect([viewModel.amenities.list.items.length, amenities.calls.length]).toEqual([2, 1])
  })
})

describe('one place nearby', () => {
  async function draw(id = '1') {
    const viewModel = tab.container.get(AmenityViewModel)
    const live = await openLive(viewModel, { ...at(`/arounds/${id}`), params: { id } })
    renderWith(tab, <AmenityScreen viewModel={viewModel} />)
    return { viewModel, live }
  }
  const only = (more: Parameters<typeof amenity>[1]) => (amenities.amenities = [amenity('1', more)])

  it('says where it is, whom to call, who can get in, and leads to its map', async () => {
    await draw()
    expect(screen.getByRole('heading', { name: 'Pharmacy 1' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 0700-1' }).getAttribute('href')).toBe('tel:0700-1')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Step-free entrance',
      'Lift',
    ])
    expect(screen.getByRole('link', { name: 'View on map' }).getAttribute('href')).toBe('/arounds-map/1')
    expect(screen.getByText('Checked on 1 Nov')).toBeTruthy()
  })

  it('says of what it does not know that it does not, and of an old entry that it is old', async () => {
    only({ hours: null, checkedOn: '2024-05-01' })
    await draw()
    expect(screen.getByText('Opening hours not known')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Opening hours' })).toBeNull()
    expect(screen.getByText('No accessibility details yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
    expect(screen.getByText('Last checked on 1 May 2024, so some of this may have changed')).toBeTruthy()
  })

  it.each([
    ['Always open', [{ opens: 0, closes: 1440 }]],
    ['Open until midnight', [{ opens: 900, closes: 1440 }]],
    ['Open until 02:00', [{ opens: 900, closes: 1560 }]],
    ['Closes in 1 minute', [{ opens: 540, closes: 961 }]],
    ['Opens in 30 minutes', [{ opens: 990, closes: 1020 }]],
    ['Closed, opens at 18:00', [{ opens: 1080, closes: 1200 }]],
    ['Closed, opens tomorrow at 09:00', [{ opens: 540, closes: 720 }]],
    ['Closed for now', []],
  ])('says on a Saturday at four: %s', async (text, periods) => {
    only({ hours: daily(...periods) })
    await draw()
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('names the day on which it opens again, and the holiday that closes it', async () => {
    const holiday = { date: '2026-11-22', name: 'City Day', periods: [] }
    only({ hours: { weekly: [[nineToFive], [nineToFive], [], [], [], [], []], special: [holiday] } })
    await draw()
    expect(screen.getByText('Closed, opens Mon 23 Nov at 09:00')).toBeTruthy()
    const week = screen
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`)
    expect(week.slice(-7)).toEqual([
      'Today: Closed',
      'SundayCity Day: Closed',
      'Monday: 09:00–17:00',
      'Tuesday: Closed',
      'Wednesday: Closed',
      'Thursday: Closed',
      'Friday: Closed',
    ])
  })

  it('writes its periods as people read them', async () => {
    const split = [
      { opens: 510, closes: 720 },
      { opens: 840, closes: 1440 },
    ]
    const weekly = [[{ opens: 0, closes: 1440 }], [{ opens: 1020, closes: 1560 }], [], [], [], [], split]
    only({ hours: { weekly, special: [] } })
    await draw()
    expect(screen.getByText('08:30–12:00, 14:00–24:00')).toBeTruthy()
    expect(screen.getByText('All day')).toBeTruthy()
    expect(screen.getByText('17:00–02:00 next day')).toBeTruthy()
  })

  it('counts nothing down in elder mode', async () => {
    tab.container.get(PreferencesStore).change({ elder: true })
    only({ hours: daily({ opens: 540, closes: 970 }) })
    await draw()
    expect(screen.getByText('Open until 16:10')).toBeTruthy()
  })

  it('goes on with the time while it is shown', async () => {
    const { live } = await draw()
    const hide = live.show({ ...at('/arounds/1'), params: { id: '1' } }) ?? (() => undefined)
    await act(async () => tab.clock.pass(16 * hour + 45 * minute))
    expect(screen.getByText('Opens in 15 minutes')).toBeTruthy()
    hide()
  })

  it('opens the way there in a map', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Directions' }))
    expect(tab.navigator.left[0]).toContain('uri.amap.com/navigation?to=111.61%2C26.42%2CPharmacy')
  })

  it('says how far away it is once the visitor is found, and sends their position nowhere', async () => {
    await draw()
    expect(screen.queryByText(/away/)).toBeNull()
    await act(async () => void (await tab.container.get(PositionStore).find()))
    expect(screen.getByText(/^2\.4.?km away/)).toBeTruthy()
    expect(amenities.calls).toEqual(['amenity 1'])
  })

  it('that could not be loaded is tried again', async () => {
    amenities.failing = { amenity: failureOf('unreachable') }
    await draw()
    amenities.failing = {}
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByRole('heading', { name: 'Pharmacy 1' })).toBeTruthy()
  })

  describe('whose entry is wrong', () => {
    const openReport = async () => {
      await draw()
      await user.click(screen.getByRole('button', { name: 'Report a mistake' }))
      return within(await screen.findByRole('dialog', { name: 'Report a mistake' }))
    }

    it('is reported with what is wrong, also by a guest', async () => {
      const form = await openReport()
      await user.click(form.getByRole('checkbox', { name: 'Phone' }))
      await user.click(form.getByRole('checkbox', { name: 'Opening hours' }))
      await user.type(form.getByRole('textbox'), 'Closes at noon')
      await user.click(form.getByRole('button', { name: 'Send' }))
      expect(amenities.reports).toEqual([{ parts: ['hours', 'phone'], text: 'Closes at noon' }])
      expect(tab.told()).toEqual(['amenity-reported'])
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it('is not reported before the form says what is wrong', async () => {
      const form = await openReport()
      await user.click(form.getByRole('button', { name: 'Send' }))
      expect(form.getByText('Choose at least one')).toBeTruthy()
      await user.click(form.getByRole('checkbox', { name: 'Something else' }))
      await user.click(form.getByRole('button', { name: 'Send' }))
      expect(form.getByText('Tell us what’s wrong')).toBeTruthy()
      expect(amenities.reports).toEqual([])
    })

    it('keeps what was typed when the report is refused', async () => {
      amenities.failing = { report: failureOf('too-many') }
      const form = await openReport()
      await user.click(form.getByRole('checkbox', { name: 'Address or place on the map' }))
      await user.type(form.getByRole('textbox'), 'It moved')
      await user.click(form.getByRole('button', { name: 'Send' }))
      expect(await form.findByRole('alert')).toBeTruthy()
      expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It moved')
      expect(tab.told()).toEqual([])
    })
  })
})
