import { describe, expect, it } from 'vitest'
import { getServiceSums } from '../../../../../contract/service-records'
import { getOwnCertificate } from '../../../../../contract/certificates'
import { getPracticeCode } from '../../../../../contract/practice-codes'
import { listVolunteerActions } from '../../../../../contract/volunteer-pages'
import { checkServiceLedger } from '../../../../../platform/features/civic/activities/check-service-ledger'
import { activityTools, there } from '../../../../support/activities'
import { startPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

const minute = 60_000
const hour = 60 * minute

describe('what two accounts can make from nothing', () => {
  it('is no minute: six activities at one hour in six places, from home after their end, by a clock a day back, by a code again', async () => {
    const platform = await startPlatform()
    const tools = activityTools(platform)
    const inTeams = teamTools(platform)
    const [lena, ben] = [await tools.volunteer('lena'), await tools.volunteer('ben')]
    await inTeams.create('lantern', lena)
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1)
      ids.push(
        await tools.make({
          teamId: index % 2 === 0 ? 'lantern' : null,
          starts: 10 * minute,
          lasts: hour,
          places: 9,
          latitude: there.latitude + index / 10,
        }),
      )
    for (const id of ids)
      for (const who of [lena, ben]) {
        await tools.join(who, id)
        for (let round = 0; round < 3; round += 1) {
          await tools.leave(who, id)
          await tools.join(who, id)
        }
      }
    const home = { latitude: there.latitude - 1, longitude: there.longitude }
    const codes = await Promise.all(
      ids.map(
        async (id) =>
          (await platform.call(getPracticeCode, { token: lena.token, query: { purpose: 'activity', subject: id } }))
            .data.code,
      ),
    )
    platform.clock.advance(10 * 60)
    // The codes were shown ten minutes ago, and the only position is that of a home.
    for (const [place, id] of ids.entries())
      for (const who of [lena, ben]) {
        expect((await tools.checkIn(who, id, home)).code).toBe(409001)
        if (codes[place] !== undefined) expect((await inTeams.scan(who, codes[place])).code).toBe(409001)
      }
    platform.clock.advance(3 * 3600)
    const start = platform.clock.now().getTime() - 3 * hour
    for (const id of ids)
      for (const who of [lena, ben]) {
        const { activity } = (await tools.see(id, who)).data
        const at = (offset: number) => ({
          ...activity.place,
          name: undefined,
          at: new Date(start + offset).toISOString(),
        })
        const place = { latitude: activity.place.latitude, longitude: activity.place.longitude }
        expect((await tools.checkIn(who, id, place)).code).toBe(409001)
        await tools.checkIn(who, id, { ...place, at: at(0).at })
        await tools.checkOut(who, id, { ...place, at: at(hour).at })
        await tools.checkIn(who, id, { code: '123456' })
        await tools.checkOut(who, id, { code: '123456' })
        await tools.checkIn(who, id, { ...place, at: new Date(start - 23 * hour).toISOString() })
        // Each for themselves.
        await tools.decide(who, id, who.id, 'confirm')
        await tools.add(who, id, who.id, { from: at(0).at, until: at(hour).at })
      }
    await tools.confirmAll(ben, ids[0]!)
    for (const who of [lena, ben]) {
      expect((await platform.ask(getServiceSums, { token: who.token })).minutes).toBe(0)
      expect((await platform.call(getOwnCertificate, { token: who.token })).data.state).toBe('no-hours')
      expect((await platform.ask(listVolunteerActions, { path: { id: who.id } })).items).toEqual([])
    }
    // With the leader's word for the other, all six of one hour count as one.
    for (const id of ids) await tools.confirmAll(lena, id)
    expect((await platform.ask(getServiceSums, { token: ben.token })).minutes).toBeLessThanOrEqual(60)
    expect((await platform.ask(getServiceSums, { token: lena.token })).minutes).toBe(0)
    expect(await checkServiceLedger(platform.database)).toEqual([])
    await platform.close()
  })
})
