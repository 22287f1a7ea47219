import { autorun } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import { FilterDraft } from '../../../../src/application/frame/lists/filter-draft'
import { FilteredList } from '../../../../src/application/frame/lists/filtered-list'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { TestNavigator } from '../../../support/member-ports'

const defaults = { kind: '', when: '', order: 'time' }
const counts: Readonly<Record<string, number>> = { '': 12, today: 3, week: 7 }
let navigator: TestNavigator
let calls: string[]
let fails: boolean
let waiting: (() => void)[]
let list: FilteredList<string, typeof defaults>
let draft: FilterDraft<typeof defaults>

beforeEach(() => {
  navigator = new TestNavigator()
  calls = []
  fails = false
  waiting = []
  list = new FilteredList<string, typeof defaults>({
    navigator,
    defaults,
    load: async ({ when, order }, { total }) => {
      calls.push(`${total === undefined ? 'list' : 'count'} ${when}/${order}`)
      if (total !== undefined) await new Promise<void>((resolve) => waiting.push(resolve))
      return fails
        ? failure(failureOf('offline'))
        : success({ items: [when], nextCursor: null, ...(total && { total: counts[when]! }) })
    },
    keyOf: (item) => item,
  })
  draft = new FilterDraft(list)
})

/** Lets the counts arrive that were asked for, the latest first, as a network may deliver them. */
async function countsArrive(): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    const stop = autorun((reaction) => {
      if (draft.count.state === 'loading') return
      reaction.dispose()
      resolve()
    })
    void stop
  })
  for (const arrive of waiting.splice(0).reverse()) arrive()
  await seen
}

describe('filters that are chosen together', () => {
  it('say how many results they have, and load no list before their sheet closes', async () => {
    await list.open({ path: '/activities', query: {} })
    draft.open()
    await countsArrive()
    expect(draft.count.value).toBe(12)
    draft.choose({ when: 'today' })
    await countsArrive()
    expect([draft.count.value, calls]).toEqual([3, ['list /time', 'count /time', 'count today/time']])
    draft.close()
    expect([calls.at(-1), navigator.went.at(-1)]).toEqual(['list today/time', 'replace /activities?when=today'])
  })

  it('show the count of the last choice, in whichever order the counts arrive', async () => {
    draft.open()
    draft.choose({ when: 'today' })
    draft.choose({ when: 'week' })
    await countsArrive()
    expect(draft.count.value).toBe(7)
  })

  it('say nothing of a count that could not be had, and act all the same', async () => {
    fails = true
    draft.open()
    draft.choose({ when: 'week' })
    await countsArrive()
    expect([draft.count.state, draft.count.value]).toEqual(['failed', null])
    fails = false
    draft.close()
    expect(list.filters.when).toBe('week')
  })

  it('count those of the sheet alone, and clear no others', () => {
    list.choose({ kind: 'health', when: 'today' })
    draft.open()
    expect([draft.narrowing(['when']), draft.isNarrowed(['when'])]).toEqual([1, true])
    draft.clear(['when'])
    expect([draft.narrowing(['when']), draft.isNarrowed(['when'])]).toEqual([1, false])
    draft.close()
    expect([list.filters, draft.narrowing(['when'])]).toEqual([{ kind: 'health', when: '', order: 'time' }, 0])
  })

  it('leave the list and its address alone when nothing was changed, and begin with what the list shows', () => {
    list.choose({ when: 'week' })
    const before = [calls.length, navigator.went.length]
    draft.open()
    expect(draft.chosen).toEqual({ kind: '', when: 'week', order: 'time' })
    draft.close()
    draft.close()
    expect([calls.filter((call) => call.startsWith('list')).length, navigator.went.length]).toEqual(before)
  })
})
