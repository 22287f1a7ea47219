import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Page } from '../../../../src/application/frame/shared/page'
import { PagedList } from '../../../../src/application/frame/shared/paged-list'
import { failure, success } from '../../../../src/domain/frame/shared/result'

const page = (items: string[], nextCursor: string | null): Outcome<Page<string>> => success({ items, nextCursor })
const offline = failure(failureOf('offline'))

/** A list with the given answers in order, and the cursors of its requests. */
function listOf(...answers: Outcome<Page<string>>[]) {
  const asked: (string | undefined)[] = []
  const list = new PagedList<string>(
    async (cursor) => (asked.push(cursor), answers.shift() ?? offline),
    (item) => item,
  )
  return { list, asked }
}

describe('a paged list', () => {
  it('grows by pages until the last one', async () => {
    const { list, asked } = listOf(page(['a', 'b'], '2'), page(['c'], null))
    await list.start()
    await list.more()
    await list.more()
    expect(list.items).toEqual(['a', 'b', 'c'])
    expect(asked).toEqual([undefined, '2'])
    expect(list.hasMore).toBe(false)
  })

  it('keeps once what comes twice', async () => {
    const { list } = listOf(page(['a', 'b'], '2'), page(['b', 'c'], null))
    await list.start()
    await list.more()
    expect(list.items).toEqual(['a', 'b', 'c'])
  })

  it('keeps what is there when more fails, and offers again', async () => {
    const { list } = listOf(page(['a'], '2'), offline, page(['b'], null))
    await list.start()
    await list.more()
    expect([list.state, list.items]).toEqual(['more-failed', ['a']])
    await list.more()
    expect([list.state, list.items]).toEqual(['ready', ['a', 'b']])
  })

  it('begins anew when its cursor is no longer taken', async () => {
    const refused = failure(failureOf('invalid', { fields: { cursor: 'invalid' } }))
    const { list, asked } = listOf(page(['a', 'b'], 'old'), refused, page(['c', 'a'], 'new'), page(['b'], null))
    await list.start()
    await list.more()
    expect([list.state, list.items, list.nextCursor]).toEqual(['ready', ['c', 'a'], 'new'])
    await list.more()
    expect(list.items).toEqual(['c', 'a', 'b'])
    expect(asked).toEqual([undefined, 'old', undefined, 'new'])
  })

  it('keeps the old items when a refresh fails', async () => {
    const { list } = listOf(page(['a'], null), offline)
    await list.start()
    await list.start()
    expect(list.items).toEqual(['a'])
  })

  it('drops an answer that a newer request overtook', async () => {
    const gates: ((outcome: Outcome<Page<string>>) => void)[] = []
    const list = new PagedList<string>(
      () => new Promise((resolve) => gates.push(resolve)),
      (item) => item,
    )
    const first = list.start()
    const second = list.start()
    gates[1]?.(page(['new'], null))
    gates[0]?.(page(['old'], null))
    await Promise.all([first, second])
    expect(list.items).toEqual(['new'])
  })

  it('comes back from its snapshot', async () => {
    const { list } = listOf(page(['a'], '2'))
    await list.start()
    const { list: other, asked } = listOf(page(['b'], null))
    other.restore(JSON.parse(JSON.stringify(list.snapshot())))
    await other.more()
    expect(other.items).toEqual(['a', 'b'])
    expect(asked).toEqual(['2'])
  })

  it.each([
    ['nothing', null],
    ['another value', 'a'],
    ['no items', { items: [], nextCursor: null, total: null }],
    ['items of another kind', { items: [null, 3], nextCursor: null, total: null }],
    ['a cursor of another kind', { items: ['a'], nextCursor: 2, total: null }],
    ['no total', { items: ['a'], nextCursor: null }],
  ])('does not take back %s', (_, saved) => {
    const { list } = listOf(page(['b'], null))
    expect([list.restore(saved), list.state]).toEqual([false, 'idle'])
  })

  it('says what it does: loads, loads more, refreshes, and why it failed', async () => {
    const { list } = listOf(offline, page(['a'], '2'), page(['b'], '3'), page(['a'], null), offline)
    const shown: string[] = []
    const stop = autorun(() => shown.push(list.state))
    expect(await list.start()).toEqual(offline)
    expect([list.failure?.code, list.items]).toEqual(['offline', []])
    await list.start()
    expect(list.failure).toBeNull()
    await list.more()
    await list.start()
    await list.start()
    stop()
    expect(shown).toEqual([
      ...['idle', 'loading', 'failed', 'loading', 'ready', 'loading-more', 'ready'],
      ...['refreshing', 'ready', 'refreshing', 'more-failed'],
    ])
  })

  it('says how many items are new', async () => {
    const { list } = listOf(page(['a', 'b'], null), page(['c', 'a'], null))
    expect(await list.start()).toEqual(success(2))
    expect(await list.start()).toEqual(success(1))
  })

  it('asks for no more while it loads, nor when there is none', async () => {
    const { list, asked } = listOf(page(['a'], '2'), page(['b'], null))
    await list.more()
    const loading = list.start()
    await list.more()
    await loading
    await Promise.all([list.more(), list.more()])
    await list.more()
    expect(asked).toEqual([undefined, '2'])
  })

  it('is loaded for the location of its screen', async () => {
    const asked: string[] = []
    const list = new PagedList<string>(
      async (cursor, signal, { path }) => {
        asked.push(`${path} ${cursor ?? 'first'} ${String(signal?.aborted)}`)
        return page(['a'], '2')
      },
      (item) => item,
    )
    const { signal } = new AbortController()
    await list.open({ path: '/history', params: {}, query: {} }, signal)
    await list.more(signal)
    list.restore({ items: ['a'], nextCursor: '2', total: null }, { path: '/mine', params: {}, query: {} })
    await list.more()
    expect(asked).toEqual(['/history first false', '/history 2 false', '/mine 2 undefined'])
  })

  it('has no snapshot without items', () => {
    expect(listOf().list.snapshot()).toBeNull()
  })

  it('keeps its total while it grows, and counts what is put first and taken out', async () => {
    const { list } = listOf(success({ items: ['a', 'b'], nextCursor: '2', total: 3 }), page(['c'], null))
    await list.start()
    await list.more()
    expect([list.items, list.total]).toEqual([['a', 'b', 'c'], 3])
    list.prepend('d')
    expect([list.items, list.total]).toEqual([['d', 'a', 'b', 'c'], 4])
    list.prepend('b')
    expect(list.items).toEqual(['b', 'd', 'a', 'c'])
    list.remove(new Set(['a', 'd', 'nowhere']))
    expect([list.items, list.total]).toEqual([['b', 'c'], 3])
    list.replace('c', (item) => `${item}!`)
    expect(list.items).toEqual(['b', 'c!'])
  })

  it('counts nothing that the server does not count, and never less than none', async () => {
    const { list } = listOf(page(['a'], null), success({ items: ['a', 'b'], nextCursor: null, total: 1 }))
    await list.start()
    list.prepend('b')
    list.remove(new Set(['a']))
    expect([list.items, list.total]).toEqual([['b'], null])
    await list.start()
    list.remove(new Set(['a', 'b']))
    expect([list.items, list.total]).toEqual([[], 0])
  })

  it('shows what was loaded elsewhere, whatever a load under way answers', async () => {
    const { list } = listOf(page(['old'], null))
    const loading = list.start()
    list.set({ items: ['new'], nextCursor: '2', total: 5 })
    await loading
    expect([list.items, list.total, list.state, list.hasMore]).toEqual([['new'], 5, 'ready', true])
  })

  it('is empty only when the server said so', async () => {
    const { list } = listOf(page([], null))
    expect(list.isEmpty).toBe(false)
    await list.start()
    expect(list.isEmpty).toBe(true)
  })
})
