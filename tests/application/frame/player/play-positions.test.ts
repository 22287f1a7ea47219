import { describe, expect, it } from 'vitest'
import { playerKit } from './player-fakes'

const heard = (time: number, duration = 1000) => ({ time, duration, finished: false })

describe('play positions', () => {
  it('ask when another device was elsewhere, later', async () => {
    const kit = playerKit({ member: true })
    kit.positions.save('audio', '1', heard(100), true)
    kit.account.kept.set('audio:1', { time: 751, duration: 0, finished: false, at: kit.clock.now() + 1000 })
    expect(await kit.positions.resumeOnAnyDevice('audio', '1', 1000)).toEqual({
      kind: 'ask',
      onThisDevice: 100,
      onOtherDevice: 751,
      newer: 'onOtherDevice',
    })
  })

  it('go on from this device when it is the newer one', async () => {
    const kit = playerKit({ member: true })
    kit.account.kept.set('audio:1', { time: 751, duration: 0, finished: false, at: kit.clock.now() - 1000 })
    kit.positions.save('audio', '1', heard(100), true)
    expect(await kit.positions.resumeOnAnyDevice('audio', '1', 1000)).toEqual({ kind: 'resume', time: 100 })
  })

  it('start again when the account says it was played to its end', async () => {
    const kit = playerKit({ member: true })
    kit.account.kept.set('audio:1', { time: 999, duration: 0, finished: false, at: 1 })
    expect(await kit.positions.resumeOnAnyDevice('audio', '1', 1000)).toEqual({ kind: 'start' })
  })

  it('do not ask the account about a guest or about what it does not keep', async () => {
    const guest = playerKit()
    guest.account.kept.set('audio:1', { time: 500, duration: 0, finished: false, at: 1 })
    expect(await guest.positions.resumeOnAnyDevice('audio', '1', 1000)).toEqual({ kind: 'start' })
    const member = playerKit({ member: true })
    member.positions.save('programme', '1', heard(50), true)
    expect(member.account.saved).toEqual([])
    expect(member.positions.resumeOnThisDevice('programme', '1')).toEqual({ kind: 'resume', time: 50 })
  })

  it('never write an unplayed 0', () => {
    const kit = playerKit({ member: true })
    kit.positions.save('audio', '1', heard(300), true)
    kit.clock.pass(1000)
    kit.positions.save('audio', '1', heard(0), true)
    expect(kit.positions.resumeOnThisDevice('audio', '1')).toEqual({ kind: 'resume', time: 300 })
    expect(kit.account.saved).toEqual(['audio:1 300'])
  })

  it('forget the oldest of very many', () => {
    const kit = playerKit()
    for (let index = 0; index < 310; index += 1) {
      kit.clock.pass(1)
      kit.positions.save('audio', String(index), heard(60), true)
    }
    expect(kit.positions.resumeOnThisDevice('audio', '0')).toEqual({ kind: 'start' })
    expect(kit.positions.resumeOnThisDevice('audio', '309')).toEqual({ kind: 'resume', time: 60 })
  })

  it('survive whatever lies in the storage', () => {
    const kit = playerKit()
    kit.storage.values.set('player.positions', 'not a record')
    expect(kit.positions.resumeOnThisDevice('audio', '1')).toEqual({ kind: 'start' })
  })
})
