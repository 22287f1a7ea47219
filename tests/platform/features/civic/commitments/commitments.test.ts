import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endCommitment, takeCommitment } from '../../../../../platform/features/civic/commitments/commitments'
import { commitmentsDesk } from '../../../../../platform/features/civic/commitments/commitments.desk'
import { commitmentsFeature } from '../../../../../platform/features/civic/commitments/commitments.feature'
import { commitments } from '../../../../../platform/features/civic/commitments/commitments.schema'
import { resumeVolunteer } from '../../../../../platform/features/civic/commitments/pauses'
import { lockVolunteer } from '../../../../../platform/features/civic/volunteer-status/require-volunteer'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { Refusal } from '../../../../../platform/kernel/http/refusal'
import type { CommitmentEnd, CommitmentKind } from '../../../../../src/domain/civic/commitments/commitment-limits'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messagesTo } from '../../../../support/messages'

describeOnBothDatabases('what a volunteer takes on', (open) => {
  let platform: TestPlatform
  let volunteer: { readonly id: string; readonly token: string }
  let people = 0
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
  })
  afterAll(() => platform?.close())
  beforeEach(async () => {
    people += 1
    volunteer = await platform.logIn({ id: `volunteer-${people}`, phone: String(13_900_000_000 + people) })
    const at = platform.clock.now()
    await platform.database
      .insert(volunteers)
      .values({ id: volunteer.id, state: 'approved', registeredAt: at, updatedAt: at })
  })

  let cases = 0
  const held = (caseId: string, kind: CommitmentKind = 'order') => ({
    kind,
    caseId,
    volunteerId: volunteer.id,
    at: platform.clock.now(),
  })
  /** Takes one on; answers with its id, or with what refused it. */
  const take = async (kind: CommitmentKind = 'order', caseId = `case-${(cases += 1)}`) => {
    try {
      await platform.database.transaction((transaction) => takeCommitment(transaction, held(caseId, kind)))
      return caseId
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.data as { readonly state: string; readonly retry_after?: number }
    }
  }
  const end = (caseId: unknown, ended: CommitmentEnd) =>
    platform.database.transaction(async (transaction) => {
      if (ended === 'returned') await lockVolunteer(transaction, volunteer.id)
      await endCommitment(transaction, { ...held(String(caseId)), outcome: ended })
    })
  const titles = async () => (await messagesTo(platform.database, volunteer.id)).map(({ title }) => title.en)
  const waiting = async () =>
    (await commitmentsDesk.selectWaiting(platform.database, 50, platform.platform.vault)).filter(
      ({ id }) => id === volunteer.id,
    )

  it('is up to three at once, wishes and orders together', async () => {
    await take('wish')
    await take('order')
    const third = await take('order')
    expect(await take('wish')).toEqual({ state: 'holds-enough' })
    await end(third, 'done')
    expect(await take('wish')).toEqual(expect.any(String))
  })

  it('is three of ten that are taken in the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => take()))
    expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(3)
  })

  it('is up to five a day, however soon they are done, and says when the next may be taken', async () => {
    for (let index = 0; index < 5; index += 1) await end(await take(), 'done')
    platform.clock.advance(3600)
    expect(await take()).toEqual({ state: 'took-enough', retry_after: 23 * 3600 })
    platform.clock.advance(23 * 3600)
    expect(await take()).toEqual(expect.any(String))
  })

  it('ends with the third giving back within a week, until the office resumes them', async () => {
    for (let index = 0; index < 2; index += 1) await end(await take(), 'returned')
    expect(await waiting()).toEqual([])
    const third = await take()
    await end(third, 'returned')
    expect(await take()).toEqual({ state: 'paused' })
    expect(await titles()).toEqual(['Claiming is paused for now'])
    const [desk] = await waiting()
    expect(desk).toMatchObject({ id: volunteer.id, title: 'gave back 3 times' })
    expect(desk?.text).toContain(`order ${String(third)} on 2026-03-`)
    platform.clock.advance(8 * 24 * 3600)
    expect(await take()).toEqual({ state: 'paused' })
    await platform.database.transaction((transaction) =>
      commitmentsDesk.acts['resume']!.carryOut(transaction, volunteer.id, '', platform.clock.now()),
    )
    expect(await waiting()).toEqual([])
    expect(await titles()).toEqual(expect.arrayContaining(['You can help again']))
    await expect(resumeVolunteer(platform.database, volunteer.id, platform.clock.now())).rejects.toThrow(Refusal)
    expect(await take()).toEqual(expect.any(String))
  })

  it('counts afresh once the office has resumed them', async () => {
    for (let index = 0; index < 3; index += 1) await end(await take(), 'returned')
    platform.clock.advance(1)
    await resumeVolunteer(platform.database, volunteer.id, platform.clock.now())
    platform.clock.advance(1)
    for (let index = 0; index < 2; index += 1) await end(await take(), 'returned')
    expect(await waiting()).toEqual([])
    platform.clock.advance(24 * 3600)
    await end(await take(), 'returned')
    expect(await waiting()).toHaveLength(1)
  })

  it('is not held against them when it was given back long ago, or ended without them', async () => {
    for (let index = 0; index < 2; index += 1) await end(await take(), 'returned')
    for (let index = 0; index < 2; index += 1) await end(await take(), 'released')
    platform.clock.advance(7 * 24 * 3600)
    await end(await take(), 'returned')
    expect(await waiting()).toEqual([])
  })

  it('pauses them once, when three are given back in the same moment', async () => {
    const three = [await take(), await take(), await take()]
    await Promise.all(three.map((caseId) => end(caseId, 'returned')))
    expect(await waiting()).toHaveLength(1)
    expect(await titles()).toEqual(['Claiming is paused for now'])
  })

  it('is nothing for who is no approved volunteer', async () => {
    volunteer = await platform.logIn({ id: `member-${people}`, phone: String(13_700_000_000 + people) })
    expect(await take()).toEqual({ state: 'not-a-volunteer' })
  })

  it('counts a case once, which they hold already', async () => {
    const caseId = String(await take())
    expect(await take('order', caseId)).toBe(caseId)
    expect(await take('wish', caseId)).toBe(caseId)
    expect(
      (await queriesOf(platform.database).read(build.select().from(commitments))).filter(
        (row) => row.caseId === caseId,
      ),
    ).toHaveLength(2)
  })

  it('is forgotten three months after its end', async () => {
    const [kept, ended] = [String(await take()), String(await take())]
    await end(ended, 'done')
    platform.clock.advance(91 * 24 * 3600)
    await commitmentsFeature.cleanUp?.(
      platform.database,
      platform.clock.now(),
      platform.platform.log,
      platform.platform,
    )
    const left = (await queriesOf(platform.database).read(build.select().from(commitments))).map(({ caseId }) => caseId)
    expect([left.includes(kept), left.includes(ended)]).toEqual([true, false])
  })
})
