import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { leaveCircles } from '../../../../../platform/features/civic/circles/leave-circles'
import { removePostByOffice } from '../../../../../platform/features/civic/circles/circle-post-acts'
import { setCircleState } from '../../../../../platform/features/civic/circles/set-circle-state'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describeOnBothDatabases('acts that lock the same circles, posts and memberships at the same moment', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let olga: { id: string; token: string }
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    olga = await platform.logIn({ id: 'olga', phone: '13900000001', nickname: 'Olga' })
    await tools.found('garden', olga)
    await tools.found('kitchen', olga)
  })
  afterEach(() => platform.close())

  const write = async (circleId: string, count: number) => {
    const ids: string[] = []
    for (const index of times(count)) ids.push(await tools.write(olga, circleId, { text: `Post ${index}` }))
    return ids
  }

  it('posts that are moved between two circles in both directions all arrive, and are counted', async () => {
    const [toKitchen, toGarden] = [await write('garden', 12), await write('kitchen', 12)]
    const moves = times(12).flatMap((index) => [
      tools.moderate(olga, toKitchen[index] ?? '', 'move', { circle_id: 'kitchen' }),
      tools.moderate(olga, toGarden[index] ?? '', 'move', { circle_id: 'garden' }),
    ])
    expect((await Promise.all(moves)).map(({ code }) => code)).toEqual(times(24).map(() => errorCodes.ok))
    expect([(await tools.circleOf('garden')).posts, (await tools.circleOf('kitchen')).posts]).toEqual([12, 12])
  })

  it('posts are removed while the office hides their circle, and opens it again', async () => {
    const posts = await write('garden', 12)
    const { database, clock } = platform
    const acts = posts.map(
      (id) => () => database.transaction((each) => removePostByOffice(each, id, 'Not here', clock.now())),
    )
    const change = async () => {
      for (const state of ['hidden', 'open', 'hidden', 'open'] as const)
        await database.transaction((each) => setCircleState(each, 'garden', state, clock.now()))
    }
    await Promise.all([change(), ...acts.map((act) => act())])
    expect((await tools.circleOf('garden')).posts).toBe(0)
  })

  it('owners go, and their circles pass on to moderators who leave other ones at the same moment', async () => {
    const { database, clock } = platform
    const people = await Promise.all(times(6).map((index) => platform.logIn({ id: `owner-${index}` })))
    for (const [index, owner] of people.entries()) {
      await tools.found(`circle-${index}`, owner)
      for (const other of people) {
        if (other === owner) continue
        await tools.join(other, `circle-${index}`)
        await tools.lead(owner, `circle-${index}`, 'name', other)
      }
    }
    for (const [index, owner] of people.entries()) await tools.write(owner, `circle-${(index + 3) % 6}`)
    await Promise.all(
      people.slice(0, 5).map(({ id }) => database.transaction((each) => leaveCircles(each, id, clock.now()))),
    )
    const circles = await Promise.all(times(6).map((index) => tools.circleOf(`circle-${index}`)))
    expect(circles.map(({ members }) => members)).toEqual(times(6).map(() => 1))
  })
})
