import { beforeEach, describe, expect, it } from 'vitest'
import { LastEpisodes } from '../../../../src/application/media/collections/last-episodes'
import type { CollectionsGateway } from '../../../../src/application/media/collections/collections-gateway'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { LastEpisode } from '../../../../src/domain/media/collections/collection'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { MemoryCookies } from '../../../support/member-ports'
import { FakeStorage } from '../../frame/player/player-fakes'

/** The account, which all devices share. */
let account: Map<string, LastEpisode>
let isOnline: boolean
beforeEach(() => {
  account = new Map()
  isOnline = true
})

function device({ member }: { readonly member: boolean }) {
  const cookies = new MemoryCookies()
  if (member) cookies.write('authorization', 'token', 1)
  const clock = new HandClock()
  const storage = new FakeStorage()
  const gateway = {
    lastEpisode: async (id: string) => (isOnline ? success(account.get(id) ?? null) : failure(failureOf('offline'))),
    saveLastEpisode: async (id: string, episode: LastEpisode) => (account.set(id, episode), success({})),
  } as unknown as CollectionsGateway
  return { clock, storage, episodes: new LastEpisodes(storage, gateway, new SessionStore(cookies), clock) }
}

describe('the last episode of a collection', () => {
  it('is unknown before anything was watched', async () => {
    expect(await device({ member: true }).episodes.find('c1')).toBeNull()
  })

  it('is that of each collection', async () => {
    const { episodes } = device({ member: false })
    episodes.save('c1', 'v2')
    episodes.save('c2', 'v7')
    episodes.save('c1', 'v3')
    expect([await episodes.find('c1'), await episodes.find('c2')]).toEqual(['v3', 'v7'])
    expect(account.size).toBe(0)
  })

  it('is forgotten on this device for the collection that was watched longest ago, beyond a hundred', async () => {
    const { episodes } = device({ member: false })
    for (let number = 0; number < 100; number += 1) episodes.save(`c${number}`, 'v1')
    episodes.save('c0', 'v2')
    episodes.save('one more', 'v1')
    const ids = ['c0', 'c1', 'c2', 'one more']
    expect(await Promise.all(ids.map((id) => episodes.find(id)))).toEqual(['v2', null, 'v1', 'v1'])
  })

  it('is not asked of an account by a guest', async () => {
    account.set('c1', { episodeId: 'v9', at: 1 })
    expect(await device({ member: false }).episodes.find('c1')).toBeNull()
  })

  it.each([null, 'text', 7])('is unknown where the device holds something else (%j)', async (stored) => {
    const { episodes, storage } = device({ member: false })
    storage.write('collections.places', stored)
    expect(await episodes.find('c1')).toBeNull()
    episodes.save('c1', 'v2')
    expect(await episodes.find('c1')).toBe('v2')
    expect(storage.read('collections.places')).toEqual({ c1: { episodeId: 'v2', at: expect.any(Number) } })
  })

  it('goes with a member to other devices, and the last device is right', async () => {
    const [phone, tablet] = [device({ member: true }), device({ member: true })]
    phone.episodes.save('c1', 'v2')
    expect(await tablet.episodes.find('c1')).toBe('v2')
    tablet.clock.pass(60_000)
    tablet.episodes.save('c1', 'v4')
    expect(await phone.episodes.find('c1')).toBe('v4')
    phone.clock.pass(120_000)
    phone.episodes.save('c1', 'v5')
    account.clear()
    expect(await phone.episodes.find('c1')).toBe('v5')
  })

  it('is that of this device while the account does not answer', async () => {
    const { episodes } = device({ member: true })
    episodes.save('c1', 'v2')
    isOnline = false
    expect(await episodes.find('c1')).toBe('v2')
  })
})
