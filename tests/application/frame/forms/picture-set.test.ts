import { beforeEach, describe, expect, it } from 'vitest'
import { PictureServices } from '../../../../src/application/frame/forms/picture-services'
import { PictureSet } from '../../../../src/application/frame/forms/picture-set'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { Random } from '../../../../src/application/frame/shared/random'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { flush } from '../../../support/flush'

const file = (name: string, type = 'image/jpeg') => ({ name, type, size: 10 })

async function made(options: Partial<ConstructorParameters<typeof PictureSet>[1]> = {}) {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  let ids = 0
  ;(await tab.container.rebind(Random)).toConstantValue({ next: () => 0.5, id: () => `p${(ids += 1)}` })
  const told: string[] = []
  const set = new PictureSet(
    tab.container.get(PictureServices),
    { limit: 3, ...options },
    { edited: () => told.push('edited'), uploaded: () => told.push('uploaded') },
  )
  return {
    tab,
    set,
    told,
    names: () => set.pictures.map(({ name }) => name),
    states: () => set.pictures.map(({ upload }) => upload.state),
    sent: () => tab.uploads.sent.length,
  }
}
let host: Awaited<ReturnType<typeof made>>
beforeEach(async () => {
  host = await made()
})

describe('the pictures of a form', () => {
  it('are uploaded three at once while the rest is filled in', async () => {
    host = await made({ limit: 5 })
    let release = () => undefined as void
    host.tab.uploads.hold = new Promise((resolve) => (release = resolve))
    host.set.add([file('a'), file('b'), file('c'), file('d')])
    await flush()
    expect([host.states(), host.sent()]).toEqual([['sending', 'sending', 'sending', 'waiting'], 3])
    release()
    await flush()
    expect([host.states(), host.told]).toEqual([
      ['done', 'done', 'done', 'done'],
      ['edited', 'uploaded', 'uploaded', 'uploaded', 'uploaded'],
    ])
  })

  it('are put in another order, which is that in which they are kept and sent', async () => {
    host.tab.uploads.hold = new Promise(() => undefined)
    host.set.add([file('a'), file('b'), file('c')])
    host.set.move('p3', 0)
    expect(host.names()).toEqual(['c', 'a', 'b'])
    host.set.move('p3', 2)
    expect(host.names()).toEqual(['a', 'b', 'c'])
    const changes = host.told.length
    host.set.move('p3', 2)
    host.set.move('nobody', 0)
    expect([host.names(), host.told.length]).toEqual([['a', 'b', 'c'], changes])
    host.set.move('p1', 1)
    expect(host.set.storedPictures().map(({ id }) => id)).toEqual(['p2', 'p1', 'p3'])
  })

  it('are no more than the limit, and the files of those alone are kept', async () => {
    host.set.add([file('a'), file('b'), file('c'), file('d')])
    await flush()
    host.set.add([file('e')])
    await flush()
    expect([host.names(), host.sent(), host.set.limit]).toEqual([['a', 'b', 'c'], 3, 3])
    expect([...host.tab.drafts.keys()]).toEqual(['p1', 'p2', 'p3'].map((id) => `of:${resident.id}:picture:${id}`))
  })

  it('count videos on their own, and send them as such only where videos are taken', async () => {
    for (const takesVideos of [true, false]) {
      host = await made({ takesVideos })
      host.set.add([file('a'), file('b', 'video/mp4')])
      await flush()
      expect([host.set.counts, host.set.takesVideos]).toEqual([{ pictures: 1, videos: 1 }, takesVideos])
      expect(host.tab.uploads.sent.map(({ kind }) => kind).sort()).toEqual(['image', takesVideos ? 'video' : 'image'])
    }
  })

  it('that everybody will see are checked as they are added', async () => {
    host = await made({ arePublished: true })
    host.tab.uploads.blocked = ['source-1']
    host.set.add([file('a')])
    await flush()
    expect([host.states(), host.set.pictures[0]?.upload.failure?.state]).toEqual([['failed'], 'not-publishable'])
  })

  it('may be taken out while they are sent, with their files', async () => {
    let release = () => undefined as void
    host.tab.uploads.hold = new Promise((resolve) => (release = resolve))
    host.set.add([file('a'), file('b')])
    host.set.remove('p1')
    release()
    await flush()
    expect([host.names(), host.states()]).toEqual([['b'], ['done']])
    expect([...host.tab.drafts.keys()]).toEqual([`of:${resident.id}:picture:p2`])
    await host.set.clear()
    expect([host.names(), host.tab.drafts.size]).toEqual([[], 0])
  })
})

describe('an upload that fails', () => {
  it('by the network waits, and goes on by itself after pauses that double', async () => {
    host.tab.uploads.failing = failureOf('offline')
    host.set.add([file('a'), file('b')])
    await flush()
    expect([host.set.isWaiting, host.states(), host.sent()]).toEqual([true, ['waiting', 'waiting'], 2])
    for (const [pause, tries] of [
      [5_000, 3],
      [10_000, 4],
      [20_000, 5],
    ] as const) {
      host.tab.clock.pass(pause - 1)
      await flush()
      expect(host.sent()).toBe(tries - 1)
      host.tab.clock.pass(1)
      await flush()
      expect(host.sent()).toBe(tries)
    }
    host.tab.uploads.failing = null
    host.tab.page.tell({ type: 'online' })
    await flush()
    expect([host.set.isWaiting, host.states(), host.tab.clock.waiting]).toEqual([false, ['done', 'done'], 0])
  })

  it('for another reason waits for its retry, and the next is sent', async () => {
    host.tab.uploads.failing = failureOf('too-large')
    host.set.add([file('a'), file('b')])
    await flush()
    expect([host.states(), host.set.isWaiting, host.sent()]).toEqual([['failed', 'failed'], false, 2])
    host.tab.uploads.failing = null
    host.set.retry('p2')
    await flush()
    expect(host.states()).toEqual(['failed', 'done'])
  })

  it('of a guest waits for the login', async () => {
    host.tab.session.clear()
    host.set.add([file('a')])
    expect(host.set.maySend).toBe(false)
    expect(await host.set.sendWith(async () => success('sent'))).toMatchObject({ reason: { code: 'session-expired' } })
    expect([host.states(), host.sent()]).toEqual([['waiting'], 0])
    host.tab.session.startSession('mine', resident)
    expect(await host.set.sendWith(async (ids) => success(ids))).toEqual(success(['source-1']))
  })
})

describe('sending a form with its pictures', () => {
  it('waits for all uploads, and sends their ids', async () => {
    host.set.add([file('a'), file('b')])
    expect(await host.set.sendWith(async (ids) => success(ids))).toEqual(success(['source-1', 'source-1']))
    expect(await (await made()).set.sendWith(async (ids) => success(ids))).toEqual(success([]))
  })

  it('tries again what had failed, and sends nothing when that fails for good', async () => {
    host.tab.uploads.failing = failureOf('too-large')
    host.set.add([file('a')])
    await flush()
    let asked = 0
    const send = async () => success((asked += 1))
    expect(await host.set.sendWith(send)).toMatchObject({ reason: { code: 'too-large' } })
    expect([host.sent(), asked]).toEqual([2, 0])
    host.tab.uploads.failing = null
    expect(await host.set.sendWith(send)).toEqual(success(1))
  })

  it('is given up while it waits for the network', async () => {
    host.tab.uploads.failing = failureOf('offline')
    host.set.add([file('a')])
    const sending = host.set.sendWith(async () => success('sent'))
    await flush()
    host.set.stop()
    expect(await sending).toEqual(failure(failureOf('cancelled')))
    const tries = host.sent()
    host.tab.page.tell({ type: 'online' })
    await flush()
    expect([host.sent(), host.set.isWaiting]).toEqual([tries, false])
  })

  it('uploads again, once, what the platform has removed', async () => {
    host.set.add([file('a')])
    let asked = 0
    const unknown = failureOf('invalid', { fields: { pictures: 'unknown' } })
    const send = async () => ((asked += 1) === 1 ? failure(unknown) : success('sent'))
    expect(await host.set.sendWith(send)).toEqual(success('sent'))
    expect([host.sent(), asked]).toEqual([2, 2])
    expect(await host.set.sendWith(async () => failure(unknown))).toEqual(failure(unknown))
    expect(host.sent()).toBe(3)
  })
})

describe('pictures of an earlier visit', () => {
  const kept = (id: string, sourceId: string | null) => ({ id, name: id, sourceId })
  const keepFile = (id: string) => host.tab.drafts.set(`of:${resident.id}:picture:${id}`, file(id))

  it('come back where their files are still here, before those chosen meanwhile, up to the limit', async () => {
    for (const id of ['x', 'z', 'w']) keepFile(id)
    host.set.add([file('a'), file('b')])
    await host.set.restore([kept('x', 'source-x'), kept('y', 'source-y'), kept('z', null), kept('w', 'source-w')])
    await flush()
    expect([host.names(), host.states()]).toEqual([
      ['x', 'z', 'a'],
      ['done', 'done', 'done'],
    ])
    expect(host.set.storedPictures()).toEqual([
      kept('x', 'source-x'),
      kept('z', 'source-1'),
      { ...kept('p1', 'source-1'), name: 'a' },
    ])
  })

  it('are uploaded again where the platform has removed them since', async () => {
    keepFile('x')
    host.tab.uploads.gone = ['source-x']
    await host.set.restore([kept('x', 'source-x')])
    await flush()
    expect([host.set.storedPictures(), host.sent()]).toEqual([[kept('x', 'source-1')], 1])
  })
})
