// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConcernsGateway } from '../../../../src/application/overview/concerns/concerns-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { ConcernedThing } from '../../../../src/domain/overview/concerns/concerned-thing'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ConcernedThings } from '../../../../src/ui/overview/concerns/concerned-things'
import { InTheNews } from '../../../../src/ui/overview/concerns/in-the-news'
import { flush } from '../../../support/flush'
import { start } from '../../../support/hand-clock'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { feedItem } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const day = 86_400_000
const suggestion = {
  ...{ kind: 'suggestion' as const, state: 'assigned' as const, isLate: false },
  ...{ id: 's', title: 'A dark corner', department: 'Streets', promisedAt: start + 3 * day, repliedAt: null },
}
const things: readonly ConcernedThing[] = [
  suggestion,
  { ...suggestion, id: 'l', title: 'A loose slab', promisedAt: start - day, isLate: true },
  { ...suggestion, id: 'd', title: 'A blocked drain', state: 'replied', promisedAt: null, repliedAt: start - day },
  { kind: 'wish', id: 'w', title: 'Somebody to read to me', state: 'open' },
  { kind: 'activity', id: 'a', title: 'The choir', state: 'enrolling', startsAt: start + day, placesLeft: 1 },
  { kind: 'guide', id: 'g', title: 'Add a lift', checkedOn: '2026-01-05', isChanged: false },
  { kind: 'guide', id: 'c', title: 'A stall permit', checkedOn: '2026-01-05', isChanged: true },
  { kind: 'venue', id: 'v', title: 'The old ferry', hours: null },
]

let tab: Tab
let gateway: ReturnType<typeof recordedPort<ConcernsGateway>>
const user = userEvent.setup()
const answerContents = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => feedItem(`n${index}`, { title: `Story ${index}` })),
  nextCursor: null,
})

beforeEach(() => {
  tab = openTab()
  gateway = recordedPort<ConcernsGateway>({
    things: async () => success(things),
    contents: async () => success(answerContents(5)),
  })
  tab.container.bind(ConcernsGateway).toConstantValue(gateway.port)
})

describe('what a content is about', () => {
  const draw = () => renderWith(tab, <ConcernedThings kind="post" id="p" />)
  const rows = () => within(screen.getByRole('region', { name: 'What this is about' })).getAllByRole('link')

  it('is a row for each thing, with how it stands, and leads to it', async () => {
    draw()
    await screen.findByText('A dark corner')
    expect(rows().map((row) => row.getAttribute('href'))).toEqual([
      '/interacts/s',
      '/interacts/l',
      '/interacts/d',
      '/micro-wish-details/w',
      '/activities-details/a',
      '/guides/g',
      '/guides/c',
      '/venue-details/v',
    ])
    const [waiting, late, answered, wish, choir, lift, permit, ferry] = rows().map((row) => row.textContent ?? '')
    expect(waiting).toMatch(/In progress Suggestion Streets answer due by /)
    expect(late).toMatch(/Overdue Suggestion Streets/)
    expect(answered).toMatch(/Answered Suggestion Streets answered on /)
    expect(wish).toContain('Wish')
    expect(choir).toMatch(/Activity .* 1 place left/)
    expect(lift).toMatch(/^Add a lift\s*Guide checked on /)
    expect(permit).toMatch(/Rule changed since Guide checked on /)
    expect(ferry).toContain('Place')
    expect(gateway.calls).toHaveLength(1)
  })

  it('is nothing where there is nothing, or where it could not be loaded', async () => {
    gateway.answers.things = async () => success([])
    const { container } = draw()
    await flush()
    expect(container.textContent).toBe('')
    gateway.answers.things = async () => failure(failureOf('server-error', { status: 500 }))
    const failed = draw()
    await flush()
    expect(failed.container.textContent).toBe('')
  })
})

describe('the news about a thing', () => {
  const draw = () => renderWith(tab, <InTheNews kind="guide" id="g" />)

  it('is the newest three, and the others when they are asked for', async () => {
    draw()
    await screen.findByText('Story 0')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('is nothing where there is none', async () => {
    gateway.answers.contents = async () => success(answerContents(0))
    const { container } = draw()
    await flush()
    expect(container.textContent).toBe('')
  })
})
