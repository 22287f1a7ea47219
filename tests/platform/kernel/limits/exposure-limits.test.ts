import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listInvited } from '../../../../contract/invitations'
import { listServiceScores } from '../../../../contract/orders'
import { getVolunteerPage, listVolunteerActions } from '../../../../contract/volunteer-pages'
import { exposureLimits } from '../../../../platform/kernel/limits/exposure-limits'
import { startPlatform, type TestPlatform } from '../../../support/platform'

describe('what shows one person to another', () => {
  let platform: TestPlatform
  let ben: { readonly id: string; readonly token: string }
  beforeAll(async () => {
    platform = await startPlatform()
    ben = await platform.logIn({ id: 'ben' })
    await platform.logIn({ id: 'anna' })
  })
  afterAll(() => platform.close())
  const from = '198.51.100.7'
  /** How many of so many reads are answered; the next one says how long to wait. */
  const answered = async (most: number, read: () => ReturnType<TestPlatform['call']>) => {
    for (let index = 0; index < most; index += 1) if ((await read()).code !== 100000) return index
    return (await read()).headers['retry-after'] === '3600' ? most : null
  }

  it('is counted for an address: sixty pages of members in an hour', async () => {
    const page = () => platform.call(getVolunteerPage, { path: { id: 'anna' }, from })
    expect(await answered(exposureLimits['user-page'].most, page)).toBe(60)
    const records = () => platform.call(listVolunteerActions, { path: { id: 'anna' }, from })
    expect(await answered(exposureLimits['user-record'].most, records)).toBe(120)
    expect((await platform.call(getVolunteerPage, { path: { id: 'anna' }, from: '198.51.100.8' })).code).toBe(100000)
    platform.clock.advance(3600)
    expect((await page()).code).toBe(100000)
  })

  it('is counted for a member, wherever they call from', async () => {
    let address = 0
    const page = () => {
      address += 1
      return platform.call(getVolunteerPage, { path: { id: 'anna' }, token: ben.token, from: `192.0.2.${address}` })
    }
    expect(await answered(exposureLimits['user-page'].most, page)).toBe(60)
    const scores = (query: Record<string, string> = { user_id: 'anna' }) =>
      platform.call(listServiceScores, { token: ben.token, query })
    expect(await answered(exposureLimits['user-scores'].most, scores)).toBe(60)
    expect((await scores({})).code).toBe(100000)
    const invited = () => platform.call(listInvited, { token: ben.token })
    expect(await answered(exposureLimits.invited.most, invited)).toBe(60)
  })
})
