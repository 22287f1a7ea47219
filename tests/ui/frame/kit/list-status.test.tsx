// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PagedListState } from '../../../../src/application/frame/shared/paged-list'
import { EmptyState } from '../../../../src/ui/frame/kit/states/empty-state'
import { EndlessList } from '../../../../src/ui/frame/kit/lists/endless-list'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import { flush } from '../../../support/flush'

afterEach(cleanup)

interface Shown {
  readonly state: PagedListState
  readonly items?: readonly string[]
  readonly hasMore?: boolean
  readonly owner?: object
  readonly isSearched?: boolean
}

const first = { name: 'all' }
const List = ({ state, items = [], hasMore = false, owner = first, isSearched = false }: Shown) => (
  <LanguageProvider value="en">
    <EndlessList
      {...{ state, items, hasMore, owner, isSearched }}
      failure={null}
      keyOf={(item) => item}
      onMore={() => undefined}
      onRetry={() => undefined}
      empty={<EmptyState title="Nothing" />}
    >
      {(item) => <p>{item}</p>}
    </EndlessList>
  </LanguageProvider>
)

/** Shows one after the other, and returns what was said after the last of them. */
async function said(...shown: readonly Shown[]): Promise<{ region: HTMLElement; text: () => string | null }> {
  const [begin, ...changes] = shown
  const { container, rerender } = render(<List {...begin!} />)
  const region = container.querySelector<HTMLElement>('[role=status]')!
  expect(region.textContent).toBe('')
  for (const change of changes) rerender(<List {...change} />)
  // What is said is loaded when it is needed.
  await import('../../../../src/ui/frame/kit/lists/say-list-change')
  expect(container.querySelector('[role=status]')).toBe(region)
  return { region, text: () => region.textContent }
}
const rows = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)

it.each<readonly [string, string, readonly Shown[]]>([
  [
    '2 found',
    'a search finds some',
    [
      { state: 'ready', items: rows(9) },
      { state: 'loading', owner: {}, isSearched: true },
      { state: 'ready', items: rows(2), owner: {}, isSearched: true },
    ],
  ],
  [
    'Nothing found',
    'a search finds none',
    [
      { state: 'ready', items: rows(9) },
      { state: 'loading', isSearched: true },
      { state: 'ready', isSearched: true },
    ],
  ],
  [
    '20 shown, more below',
    'there are more',
    [
      { state: 'loading', isSearched: true },
      { state: 'ready', items: rows(20), hasMore: true, isSearched: true },
    ],
  ],
  [
    '3 in the list',
    'a filter is taken off whose list is there already',
    [
      { state: 'ready', items: rows(2), isSearched: true },
      { state: 'ready', items: rows(3), owner: {} },
    ],
  ],
  [
    '2 in the list',
    'a row is deleted',
    [
      { state: 'ready', items: rows(3) },
      { state: 'ready', items: rows(2) },
    ],
  ],
  ['The list is empty', 'the last row is deleted', [{ state: 'ready', items: rows(1) }, { state: 'ready' }]],
  [
    '3 in the list',
    'it is loaded again',
    [
      { state: 'ready', items: rows(3) },
      { state: 'refreshing', items: rows(3) },
      { state: 'ready', items: rows(3) },
    ],
  ],
])('a list says "%s" when %s, in a region that was there before', async (words, _, shown) => {
  const { text } = await said(...shown)
  await waitFor(() => expect(text()).toBe(words))
})

it.each<readonly [string, readonly Shown[]]>([
  ['what it begins with', [{ state: 'loading' }, { state: 'ready', items: rows(3) }]],
  ['what was drawn', [{ state: 'ready', items: rows(3), isSearched: true }]],
  [
    'a change of a row',
    [
      { state: 'ready', items: rows(3) },
      { state: 'ready', items: ['liked', 'row 1', 'row 2'] },
    ],
  ],
  [
    'that it loads',
    [
      { state: 'ready', items: rows(3) },
      { state: 'loading', owner: {} },
    ],
  ],
  [
    'that nothing was found, when it could not be loaded',
    [
      { state: 'ready', items: rows(3) },
      { state: 'loading', owner: {}, isSearched: true },
      { state: 'failed', owner: {}, isSearched: true },
    ],
  ],
])('a list does not say %s', async (_, shown) => {
  const { text } = await said(...shown)
  // The words are in the cache of modules by now, and are said in the next turn.
  await flush()
  expect(text()).toBe('')
})

it('the same number again is said again', async () => {
  const { text } = await said({ state: 'ready', items: rows(3) }, { state: 'ready', items: rows(2) })
  await waitFor(() => expect(text()).toBe('2 in the list'))
  cleanup()
  const again = await said(
    { state: 'ready', items: rows(3) },
    { state: 'ready', items: rows(2), owner: {}, isSearched: true },
    { state: 'ready', items: rows(2), owner: {}, isSearched: true },
  )
  await waitFor(() => expect(again.text()).toBe('2 found\u00a0'))
  expect(screen.queryByText('Nothing')).toBeNull()
})
