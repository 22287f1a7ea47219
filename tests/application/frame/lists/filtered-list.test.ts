import { autorun } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import { FilteredList } from '../../../../src/application/frame/lists/filtered-list'
import { success } from '../../../../src/domain/frame/shared/result'
import { TestNavigator } from '../../../support/member-ports'

const defaults = { state: '', search: '', order: 'new' }
let navigator: TestNavigator
let asked: string[]

beforeEach(() => {
  navigator = new TestNavigator()
  asked = []
})

const made = () =>
  new FilteredList<string, typeof defaults>({
    navigator,
    defaults,
    load: async ({ state, search, order }, { cursor = '1' }) => {
      asked.push(`${state}/${search}/${order}/${cursor}`)
      const name = state === '' ? 'all' : state
      return success({ items: [`${name}${cursor}`], nextCursor: cursor === '1' ? '2' : null })
    },
    keyOf: (item) => item,
  })
const at = (query: Readonly<Record<string, string>> = {}) => ({ path: '/micro-wish', query })

describe('a list with filters', () => {
  it('opens as its address says, and knows no other query', async () => {
    const list = made()
    await list.open(at({ state: 'open', utm: 'x' }))
    expect([list.filters, asked, list.isNarrowed]).toEqual([
      { state: 'open', search: '', order: 'new' },
      ['open//new/1'],
      true,
    ])
  })

  it('is narrowed by what differs from the address without a query alone', async () => {
    const list = made()
    await list.open(at({ order: 'new' }))
    expect(list.isNarrowed).toBe(false)
    list.choose({ order: 'old' })
    expect(list.isNarrowed).toBe(true)
  })

  it('shows at once what is chosen, to whoever looks at it', () => {
    const list = made()
    const shown: string[] = []
    const stop = autorun(() => shown.push(list.filters.state))
    list.choose({ state: 'open' })
    stop()
    expect(shown).toEqual(['', 'open'])
  })

  it('loads what the address asks for when that changed, and once only', async () => {
    const list = made()
    await list.open(at())
    list.onLocationChange(at({ state: 'open' }))
    list.onLocationChange(at())
    list.onLocationChange(at({ state: 'open' }))
    expect([list.filters.state, asked]).toEqual(['open', ['//new/1', 'open//new/1']])
  })

  it('puts what is chosen into the address, in place of the present one, and asks once', async () => {
    const list = made()
    await list.open(at())
    list.choose({ search: '轮椅 & co', state: 'open' })
    list.onLocationChange(at({ search: '轮椅 & co', state: 'open' }))
    expect([navigator.went, asked]).toEqual([
      ['replace /micro-wish?state=open&search=%E8%BD%AE%E6%A4%85%20%26%20co'],
      ['//new/1', 'open/轮椅 & co/new/1'],
    ])
    list.clear()
    expect(navigator.went[1]).toBe('replace /micro-wish')
  })

  it('keeps the pages of a choice that was seen', async () => {
    const list = made()
    await list.open(at())
    await list.list.more()
    list.choose({ state: 'open' })
    list.choose({ state: '' })
    expect([list.list.items, asked.length]).toEqual([['all1', 'all2'], 3])
  })

  it('comes back after a killed page with its filters and pages, and asks for nothing', async () => {
    const before = made()
    await before.open(at({ state: 'open' }))
    await before.list.more()
    const saved: unknown = JSON.parse(JSON.stringify(before.snapshot()))
    asked = []
    const list = made()
    expect(list.restore(saved, at({ state: 'open' }))).toBe(true)
    expect([list.filters.state, list.list.items, asked]).toEqual(['open', ['open1', 'open2'], []])
  })

  it('leaves alone what was saved of another choice than the address asks for', async () => {
    const before = made()
    await before.open(at())
    const saved = before.snapshot()
    asked = []
    const list = made()
    expect(list.restore(saved, at({ state: 'open' }))).toBe(false)
    expect([list.list.state, asked.length]).toEqual(['idle', 0])
  })

  it('changes and takes out what it lists in every choice', async () => {
    const list = made()
    await list.open(at())
    list.choose({ state: 'open' })
    list.remove('all1')
    list.choose({ state: '' })
    expect(list.list.items).toEqual([])
    await list.open(at({ state: 'open' }))
    list.replace('open1', () => 'open1, changed')
    list.replace('all1', () => 'never listed')
    expect(list.list.items).toEqual(['open1, changed'])
  })

  it('is asked for again by a refresh, in the choice that is shown', async () => {
    const list = made()
    await list.open(at({ state: 'open' }))
    await list.refresh()
    expect(asked).toEqual(['open//new/1', 'open//new/1'])
  })

  it('leaves alone a list that was saved in another shape', async () => {
    const list = made()
    expect(list.restore({ filters: defaults, list: { items: 'many' } }, at())).toBe(false)
    expect(list.restore('all', at())).toBe(false)
    expect(list.list.state).toBe('idle')
  })

  it('asks anew for all when it depends on something else that has changed', async () => {
    const list = made()
    await list.open(at())
    await list.restart()
    expect([asked, list.list.items]).toEqual([['//new/1', '//new/1'], ['all1']])
  })
})
