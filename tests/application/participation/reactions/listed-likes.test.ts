import { beforeEach, describe, expect, it } from 'vitest'
import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { LikeComment } from '../../../../src/application/participation/comments/like-comment'
import { FollowPublisher } from '../../../../src/application/participation/reactions/follow-publisher'
import { ListedLikes } from '../../../../src/application/participation/reactions/listed-likes'
import {
  ReactionsGateway,
  type SwitchAnswer,
} from '../../../../src/application/participation/reactions/reactions-gateway'
import { ExpireSession } from '../../../../src/application/frame/session/expire-session'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Comment } from '../../../../src/domain/participation/comments/comment'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

/** A platform whose answers the test gives one by one, with its own count. */
function slowPlatform() {
  const waiting: ((outcome: Outcome<SwitchAnswer>) => void)[] = []
  const asked: boolean[] = []
  return {
    asked,
    send: (on: boolean) => {
      asked.push(on)
      return new Promise<Outcome<SwitchAnswer>>((resolve) => waiting.push(resolve))
    },
    async answer(outcome: Outcome<SwitchAnswer>) {
      waiting.shift()?.(outcome)
      await flush()
    },
  }
}

function made() {
  const tab = openTab()
  const platform = slowPlatform()
  const comments = recordedPort<CommentsGateway>({ like: (_, on) => platform.send(on) })
  const reactions = recordedPort<ReactionsGateway>({ follow: (_, on) => platform.send(on) })
  tab.container.bind(CommentsGateway).toConstantValue(comments.port)
  tab.container.bind(ReactionsGateway).toConstantValue(reactions.port)
  return { tab, platform, comments, reactions }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('likes in a list', () => {
  const listed = () => {
    const shown: SwitchAnswer[] = []
    const item = {
      now: { isOn: false, count: 3 },
      send: host.platform.send,
      show: (answer: SwitchAnswer) => shown.push(answer),
    }
    return { likes: host.tab.container.get(ListedLikes), item, shown }
  }

  it('show at once, and then the platform’s count', async () => {
    host.tab.session.startSession('mine', resident)
    const { likes, item, shown } = listed()
    const done = likes.toggle('feed', 'post:1', item)
    expect(shown.at(-1)).toEqual({ isOn: true, count: 4 })
    await host.platform.answer(success({ isOn: true, count: 9 }))
    await done
    expect([shown.at(-1), host.platform.asked]).toEqual([{ isOn: true, count: 9 }, [true]])
  })

  it('turn the last tap around, even where the list shows an older state', async () => {
    host.tab.session.startSession('mine', resident)
    const { likes, item, shown } = listed()
    const first = likes.toggle('feed', 'post:1', item)
    const second = likes.toggle('another list', 'post:1', item)
    expect(shown.at(-1)).toEqual({ isOn: false, count: 3 })
    await host.platform.answer(success({ isOn: true, count: 4 }))
    await host.platform.answer(success({ isOn: false, count: 3 }))
    await Promise.all([first, second])
    expect(host.platform.asked).toEqual([true, false])
  })

  it('go back when the act fails, and begin from the list afterwards', async () => {
    const { likes, item, shown } = listed()
    const done = likes.switchTo('post:1', item, true)
    await host.platform.answer(failure(failureOf('offline')))
    expect([await done, shown.at(-1)]).toEqual([false, { isOn: false, count: 3 }])
    const again = likes.switchTo('post:1', { ...item, now: { isOn: true, count: 20 } }, false)
    await host.platform.answer(success({ isOn: false, count: 19 }))
    expect([await again, host.platform.asked, shown.at(-1)]).toEqual([true, [true, false], { isOn: false, count: 19 }])
  })

  it('of a guest wait for the login, in the list where they were tapped', async () => {
    const { likes, item, shown } = listed()
    await likes.toggle('feed', 'post:1', item)
    expect([host.platform.asked, shown, host.tab.navigator.logins]).toEqual([[], [], ['/mine']])
    expect(likes.takeInterrupted('feed')).toBeNull()
    host.tab.session.startSession('mine', resident)
    expect([
      likes.takeInterrupted('another list'),
      likes.takeInterrupted('feed'),
      likes.takeInterrupted('feed'),
    ]).toEqual([null, 'post:1', null])
  })
})

describe('what a session that ends interrupts (B44)', () => {
  /** Ends the session as a call does that the platform refuses: the login opens, and the act fails. */
  async function endSession(): Promise<void> {
    host.tab.container.get(ExpireSession).execute('mine')
    host.tab.navigator.path = '/login'
    await host.platform.answer(failure(failureOf('session-expired')))
  }
  const item = () => ({ now: { isOn: false, count: 3 }, send: host.platform.send, show: () => undefined })

  it('is a like in a list, which its member alone finds again, in the same list', async () => {
    const likes = host.tab.container.get(ListedLikes)
    host.tab.session.startSession('mine', resident)
    const liking = likes.toggle('feed', 'post:1', item())
    await endSession()
    await liking
    host.tab.session.startSession('new', resident)
    expect([likes.takeInterrupted('feed'), likes.takeInterrupted('feed')]).toEqual(['post:1', null])
  })

  it('is no like that was taken back, nor one that failed otherwise', async () => {
    const likes = host.tab.container.get(ListedLikes)
    host.tab.session.startSession('mine', resident)
    const failing = likes.toggle('feed', 'post:1', item())
    await host.platform.answer(failure(failureOf('offline')))
    await failing
    const unliking = likes.toggle('feed', 'post:1', { ...item(), now: { isOn: true, count: 3 } })
    await endSession()
    await unliking
    host.tab.session.startSession('new', resident)
    expect(likes.takeInterrupted('feed')).toBeNull()
  })

  it('is following a publisher, on the screen where it was tapped', async () => {
    const publisher = { id: 'daily', followed: false, followers: 10 }
    const following = host.tab.container.get(FollowPublisher)
    host.tab.session.startSession('mine', resident)
    host.tab.navigator.path = '/organisations'
    const toggled = following.toggle('organisation', publisher, () => undefined)
    await endSession()
    await toggled
    host.tab.session.startSession('new', resident)
    host.tab.navigator.path = '/organisations'
    const resumed = following.resume(
      'organisation',
      () => publisher,
      () => undefined,
    )
    await host.platform.answer(success({ isOn: true, count: 11 }))
    await resumed
    expect([host.platform.asked, host.tab.told().at(-1)]).toEqual([[true, true], 'followed'])
  })
})

describe('the like of a comment', () => {
  const target = { id: '12', kind: 'post' } as const
  const comment = { id: 'c1', liked: true, likes: 4 } as Comment

  it('is taken back by a second tap', async () => {
    host.tab.session.startSession('mine', resident)
    const shown: SwitchAnswer[] = []
    const done = host.tab.container.get(LikeComment).execute(target, comment, (answer) => shown.push(answer))
    expect(shown.at(-1)).toEqual({ isOn: false, count: 3 })
    await host.platform.answer(success({ isOn: false, count: 3 }))
    await done
    expect(host.comments.calls).toEqual([['like', 'c1', false]])
  })

  it('of a guest is sent after the login, to the content where it was tapped', async () => {
    const like = host.tab.container.get(LikeComment)
    await like.execute(target, { ...comment, liked: false }, () => undefined)
    host.tab.session.startSession('mine', resident)
    expect(await like.resume({ ...target, id: '13' })).toBe(false)
    const resumed = like.resume(target)
    await host.platform.answer(success({ isOn: true, count: 5 }))
    expect([await resumed, await like.resume(target)]).toEqual([true, false])
    expect(host.comments.calls).toEqual([['like', 'c1', true]])
  })

  it('is not mistaken for another like of the same list', async () => {
    const likes = host.tab.container.get(ListedLikes)
    await likes.toggle('comments:post:12', 'post:1', {
      now: { isOn: false, count: 0 },
      send: host.platform.send,
      show: () => undefined,
    })
    host.tab.session.startSession('mine', resident)
    expect(await host.tab.container.get(LikeComment).resume(target)).toBe(false)
    expect(host.platform.asked).toEqual([])
  })
})

describe('following a publisher', () => {
  const publisher = { id: 'daily', followed: false, followers: 10 }
  const list = () => {
    let shown = publisher
    return {
      now: () => shown,
      change: (id: string, change: (each: typeof publisher) => typeof publisher) => {
        if (id === shown.id) shown = change(shown)
      },
    }
  }
  const follow = () => host.tab.container.get(FollowPublisher)

  it('shows at once, is told when it is done, and takes the platform’s count', async () => {
    host.tab.session.startSession('mine', resident)
    const { now, change } = list()
    const done = follow().toggle('organisation', publisher, change)
    expect([now(), host.tab.told()]).toEqual([{ id: 'daily', followed: true, followers: 11 }, []])
    await host.platform.answer(success({ isOn: true, count: 40 }))
    await done
    expect([now(), host.tab.told()]).toEqual([{ id: 'daily', followed: true, followers: 40 }, ['followed']])
    expect(host.reactions.calls).toEqual([['follow', { id: 'daily', kind: 'organisation' }, true]])
  })

  it('goes back when it is refused, and is then not told', async () => {
    host.tab.session.startSession('mine', resident)
    const { now, change } = list()
    const done = follow().toggle('organisation', publisher, change)
    await host.platform.answer(failure(failureOf('offline')))
    await done
    expect([now(), host.tab.told()]).toEqual([publisher, []])
  })

  it('that is tapped twice is sent one after the other, and told once', async () => {
    host.tab.session.startSession('mine', resident)
    const { now, change } = list()
    const following = follow()
    const first = following.toggle('organisation', publisher, change)
    const second = following.toggle('organisation', now(), change)
    await host.platform.answer(success({ isOn: true, count: 11 }))
    await host.platform.answer(success({ isOn: false, count: 10 }))
    await Promise.all([first, second])
    expect([host.platform.asked, now()]).toEqual([[true, false], publisher])
    expect(host.tab.told()).toEqual(['unfollowed'])
  })

  it('of a guest is sent after the login, on the screen where it was tapped, whatever its query', async () => {
    const { now, change } = list()
    host.tab.navigator.path = '/organisations?tab=all'
    await follow().toggle('organisation', publisher, change)
    expect([host.platform.asked, now()]).toEqual([[], publisher])
    host.tab.session.startSession('mine', resident)
    host.tab.navigator.path = '/elsewhere'
    await follow().resume('organisation', now, change)
    expect(host.platform.asked).toEqual([])
    host.tab.navigator.path = '/organisations?tab=near'
    const resumed = follow().resume('organisation', now, change)
    await host.platform.answer(success({ isOn: true, count: 11 }))
    await resumed
    expect([host.platform.asked, now().followed, host.tab.told()]).toEqual([[true], true, ['followed']])
  })

  it('that the platform knows already is not sent twice', async () => {
    const { change } = list()
    await follow().toggle('organisation', publisher, change)
    host.tab.session.startSession('mine', resident)
    await follow().resume('organisation', () => ({ ...publisher, followed: true }), change)
    expect([host.platform.asked, host.tab.told()]).toEqual([[], ['followed']])
  })

  it('of a publisher that the screen does not show is sent too', async () => {
    const { change } = list()
    await follow().toggle('organisation', publisher, change)
    host.tab.session.startSession('mine', resident)
    const resumed = follow().resume('organisation', () => undefined, change)
    await host.platform.answer(success({ isOn: true, count: 11 }))
    await resumed
    expect(host.reactions.calls).toEqual([['follow', { id: 'daily', kind: 'organisation' }, true]])
  })
})
