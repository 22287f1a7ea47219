import { describe, expect, it } from 'vitest'
import { FilteredList } from '../../../../src/application/frame/lists/filtered-list'
import { forMembers } from '../../../../src/application/frame/session/access/for-members'
import type { SessionStore } from '../../../../src/application/frame/session/session.store'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { Loadable } from '../../../../src/application/frame/shared/loadable'
import type { Page } from '../../../../src/application/frame/shared/page'
import { PagedList } from '../../../../src/application/frame/shared/paged-list'
import { resetResource, type Resource } from '../../../../src/application/frame/shared/resource'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { TestNavigator } from '../../../support/member-ports'

const here = { path: '/things', params: {}, query: {} }
const page: Page<string> = { items: ['a'], nextCursor: null }

/** Resources whose first load fails; the number counts their loads. */
const kinds: readonly (readonly [string, (load: () => Outcome<Page<string>>) => Resource])[] = [
  ['a value', (load) => new Loadable(async () => load())],
  [
    'a list',
    (load) =>
      new PagedList(
        async () => load(),
        (item) => item,
      ),
  ],
  [
    'a filtered list',
    (load) =>
      new FilteredList<string, { kind: string }>({
        navigator: new TestNavigator(),
        defaults: { kind: '' },
        load: async () => load(),
        keyOf: (item) => item,
      }),
  ],
  ['what is never saved', (load) => resetResource(new Loadable(async () => load()))],
  ['what is for members', (load) => forMembers({ isMember: true } as SessionStore, new Loadable(async () => load()))],
]

describe.each(kinds)('%s', (_, make) => {
  it('is loaded again where it failed, and not where it did not', async () => {
    let loads = 0
    const resource = make(() => (loads++ === 0 ? failure(failureOf('unavailable')) : success(page)))
    await resource.open?.(here)
    await resource.retryFailed?.()
    await new Promise<void>((resolve) => queueMicrotask(resolve))
    await resource.retryFailed?.()
    expect(loads).toBe(2)
  })
})

it('a list whose next page failed asks for that page', async () => {
  const cursors: (string | undefined)[] = []
  const list = new PagedList<string>(
    async (cursor) => {
      cursors.push(cursor)
      return cursors.length === 2 ? failure(failureOf('timeout')) : success({ items: ['a'], nextCursor: 'next' })
    },
    (item) => item,
  )
  await list.start()
  await list.more()
  list.retryFailed()
  expect([cursors, list.state]).toEqual([[undefined, 'next', 'next'], 'loading-more'])
})
