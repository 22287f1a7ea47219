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

  it('is empty only when the server said so', async () => {
    const { list } = listOf(page([], null))
    expect(list.isEmpty).toBe(false)
    await list.start()
    expect(list.isEmpty).toBe(true)
  })
})
