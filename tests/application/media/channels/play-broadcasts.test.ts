import { expect, it } from 'vitest'
import { PlayBroadcasts } from '../../../../src/application/media/channels/play-broadcasts'
import type { ReactionsGateway } from '../../../../src/application/participation/reactions/reactions-gateway'
import type { Programme } from '../../../../src/domain/media/channels/schedule'
import { success } from '../../../../src/domain/frame/shared/result'
import { playerKit } from '../../frame/player/player-fakes'

const broadcast = (day: number, replayUrl: string | null = `/${day}.m4a`): Programme => ({
  ...{ id: `morning-${day}`, name: 'Morning', hosts: ['Su'], replayUrl },
  ...{ startsAt: Date.UTC(2026, 2, day), endsAt: Date.UTC(2026, 2, day, 1) },
})
const programme = { id: 'morning', followed: true, channel: { id: 'news', name: 'News Radio', cover: null } }

function made() {
  const { player } = playerKit()
  const heard: string[] = []
  const reactions: Pick<ReactionsGateway, 'noteHeard'> = {
    noteHeard: async (id, startsAt) => (heard.push(`${id} ${new Date(startsAt).getUTCDate()}`), success({})),
  }
  return { player, heard, broadcasts: new PlayBroadcasts(player, reactions as ReactionsGateway) }
}

it('a broadcast is played with those after it, and noted for who subscribes to its programme', () => {
  const { player, heard, broadcasts } = made()
  broadcasts.execute(programme, [broadcast(5), broadcast(4), broadcast(3)], 'morning-4')
  expect(player.isCurrent('programme', 'morning-4')).toBe(true)
  expect(broadcasts.isPlaying('morning-4')).toBe(true)
  expect(heard).toEqual(['morning 4'])
  broadcasts.execute(programme, [broadcast(4)], 'morning-4')
  expect(broadcasts.isPlaying('morning-4')).toBe(false)
  expect(heard).toHaveLength(1)
})

it('nothing is noted for others, and a broadcast without a recording is not played', () => {
  const { player, heard, broadcasts } = made()
  broadcasts.execute({ ...programme, followed: false }, [broadcast(5)], 'morning-5')
  expect(player.isCurrent('programme', 'morning-5')).toBe(true)
  broadcasts.execute(programme, [broadcast(4, null)], 'morning-4')
  expect([player.isCurrent('programme', 'morning-5'), heard]).toEqual([true, []])
})
