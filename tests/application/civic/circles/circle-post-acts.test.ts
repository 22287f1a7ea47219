import { beforeEach, describe, expect, it } from 'vitest'
import { CirclePostActs } from '../../../../src/application/civic/circles/circle-post-acts'
import { CirclePostsGateway, type CirclePostStep } from '../../../../src/application/civic/circles/circle-posts-gateway'
import { CirclesGateway } from '../../../../src/application/civic/circles/circles-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import type { CircleCard } from '../../../../src/domain/civic/circles/circle'
import type { CirclePost } from '../../../../src/domain/civic/circles/circle-post'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

const post = { id: 'p1', circle: { id: 'garden', name: 'Garden' }, isClosedCircle: false } as CirclePost
const card = (id: string, more: Partial<CircleCard> = {}) =>
  ({ id, standing: 'moderator', hasEnded: false, isClosed: false, ...more }) as CircleCard

function made() {
  const tab = openTab()
  const posts = recordedPort<CirclePostsGateway>({ act: async () => success(post) })
  const circles = recordedPort<CirclesGateway>({ list: async () => success({ items: [], nextCursor: null }) })
  tab.container.bind(CirclePostsGateway).toConstantValue(posts.port)
  tab.container.bind(CirclesGateway).toConstantValue(circles.port)
  const undone: CirclePostStep[] = []
  return {
    tab,
    posts,
    circles,
    undone,
    refresh: async () => undefined,
    onUndo: (step: CirclePostStep) => void undone.push(step),
    acts: tab.container.get(CirclePostActs),
    notices: tab.container.get(NoticesStore),
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('an act on a post', () => {
  it.each([
    ['pin', 'unpin'],
    ['unpin', 'pin'],
    ['choose', 'unchoose'],
    ['unchoose', 'choose'],
    ['close', 'reopen'],
    ['reopen', 'close'],
    ['remove', 'restore'],
  ] as const)('to %s is taken back by %s', async (act, undo) => {
    const step = { act, reason: '', to: null }
    expect(await host.acts.execute(post, step, 'key', host)).toEqual(success(post))
    expect(host.posts.calls).toEqual([['act', 'p1', step, 'key']])
    host.notices.notices.at(-1)?.action?.act()
    expect(host.undone).toEqual([{ act: undo, reason: '', to: null }])
  })

  it('to move is taken back by moving it where it was', async () => {
    await host.acts.execute(post, { act: 'move', reason: '', to: 'kitchen' }, 'key', host)
    host.notices.notices.at(-1)?.action?.act()
    expect(host.undone).toEqual([{ act: 'move', reason: '', to: 'garden' }])
  })

  it.each(['delete', 'restore'] as const)('to %s offers no way back', async (act) => {
    await host.acts.execute(post, { act, reason: '', to: null }, 'key', host)
    expect(host.notices.notices.at(-1)?.action).toBeNull()
  })

  it('that is refused is told in the platform’s words', async () => {
    host.posts.answers.act = async () => failure(failureOf('refused', { message: 'Three are pinned' }))
    expect((await host.acts.execute(post, { act: 'pin', reason: '', to: null }, 'key', host)).ok).toBe(false)
    expect(host.tab.told()).toEqual(['Three are pinned'])
  })
})

describe('the circles to which a post can be moved', () => {
  it('are others that the member leads, that go on, and that have the same readers', async () => {
    host.circles.answers.list = async () =>
      success({
        items: [
          card('garden'),
          card('kitchen'),
          card('runs', { standing: 'member' }),
          card('photos', { hasEnded: true }),
          card('parents', { isClosed: true }),
          card('books', { standing: 'owner' }),
        ],
        nextCursor: null,
      })
    const targets = await host.acts.targetsOf(post)
    expect(targets.ok && targets.value.map(({ id }) => id)).toEqual(['kitchen', 'books'])
  })

  it('are unknown while the member’s circles cannot be loaded', async () => {
    host.circles.answers.list = async () => failure(failureOf('offline'))
    expect((await host.acts.targetsOf(post)).ok).toBe(false)
  })
})
