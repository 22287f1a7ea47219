import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRealName, getRealData } from '../../../../../contract/identities'
import { listMessages } from '../../../../../contract/messages'
import { getUser } from '../../../../../contract/session'
import { demoPersonAt } from '../../../../../platform/demo/people'
import { askVerifier } from '../../../../../platform/features/people/identities/ask-verifier'
import { identitiesDesk } from '../../../../../platform/features/people/identities/identities.desk'
import { identities } from '../../../../../platform/features/people/identities/identities.schema'
import type { ClaimedIdentity, Verifier, VerifierAnswer } from '../../../../../platform/kernel/verification/verifier'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { volunteerTools } from '../../../../support/volunteers'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Answers what it is told to, and remembers what it was asked. */
class PlayedVerifier implements Verifier {
  readonly isOffered = true
  readonly asked: ClaimedIdentity[] = []
  answer: VerifierAnswer | 'breaks' = 'fits'
  meanwhile: () => Promise<unknown> = async () => undefined
  async verify(claimed: ClaimedIdentity): Promise<VerifierAnswer> {
    this.asked.push(claimed)
    await this.meanwhile()
    if (this.answer === 'breaks') throw new Error('cut off')
    return this.answer
  }
}

interface Person {
  readonly name: string
  readonly card: string
}

function toolsOf(platform: TestPlatform) {
  return {
    claim: (token: string, { name, card }: Person) =>
      platform.call(checkRealName, { token, body: { name, card_number: card, agreed: true, face: null } }),
    mine: async (token: string) => (await platform.ask(getRealData, { token })).real_name,
    flag: async (token: string) => (await platform.ask(getUser, { token })).user.real_name,
    row: async (id: string) =>
      (await queriesOf(platform.database).readOne(build.select().from(identities).where(eq(identities.id, id))))!,
    waiting: () => identitiesDesk.selectWaiting(platform.database, 50, platform.platform.vault),
    desk: (act: 'verify' | 'refuse' | 'release', id: string, text = '') =>
      platform.database.transaction((transaction) =>
        identitiesDesk.acts[act]!.carryOut(transaction, id, text, platform.clock.now()),
      ),
    told: async (token: string) =>
      (await platform.ask(listMessages, { token, query: { page_size: '20' } })).items.map(
        ({ title }: { title: string }) => title,
      ),
  }
}

describe('a claimed real name', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof toolsOf>
  let card: () => string
  const verifier = new PlayedVerifier()
  beforeAll(async () => {
    platform = await startPlatform({ verifier })
    tools = toolsOf(platform)
    card = volunteerTools(platform).card
  })
  afterAll(() => platform.close())
  const person = (): Person => ({ name: '何明月', card: card() })
  const claimed = async (answer: PlayedVerifier['answer'], who = person()) => {
    verifier.answer = answer
    const member = await platform.logIn()
    const { data } = await tools.claim(member.token, who)
    return { ...member, who, realName: data.real_name }
  }

  it('is verified once the verifier says that it fits, which the member who waits for it needs no message of', async () => {
    const { token, realName, who } = await claimed('fits')
    expect(realName.state).toBe('verified')
    expect(await tools.flag(token)).toBe(1)
    expect(await tools.told(token)).toEqual([])
    expect(verifier.asked.at(-1)).toMatchObject({ name: who.name, cardNumber: who.card })
  })

  it('is refused with the reason when name and number differ, is not kept, and can be corrected', async () => {
    const { id, token, realName, who } = await claimed('differs')
    expect(realName).toMatchObject({ state: 'refused', reason: expect.stringContaining('姓名和身份证号不一致') })
    expect(await tools.row(id)).toMatchObject({ name: null, card: null, cardMark: null })
    expect(await tools.flag(token)).toBe(0)
    verifier.answer = 'fits'
    expect((await tools.claim(token, who)).data.real_name.state).toBe('verified')
  })

  it('is asked about again under the same reference while the verifier does not answer', async () => {
    const { id, token, realName } = await claimed('breaks')
    expect(realName).toMatchObject({ state: 'pending', looked_at_by: 'verifier' })
    await askVerifier(platform.platform)
    const first = verifier.asked.at(-1)
    expect((await tools.row(id)).asked).toBe(1)
    platform.clock.advance(6)
    verifier.answer = 'fits'
    await askVerifier(platform.platform)
    expect(verifier.asked.at(-1)).toEqual(first)
    expect((await tools.mine(token)).state).toBe('verified')
    expect(await tools.told(token)).toEqual(['您的实名认证已通过'])
  })

  it('comes to the desk, too, when the verifier stays silent', async () => {
    const { id, token } = await claimed('unknown')
    for (let time = 0; time < 6; time += 1) {
      platform.clock.advance(3600)
      await askVerifier(platform.platform)
    }
    const { reference } = await tools.row(id)
    expect(await tools.mine(token)).toMatchObject({ state: 'pending', looked_at_by: 'office' })
    expect((await tools.waiting()).find((each) => each.id === reference)?.text).toBe('the verifier does not answer')
    await tools.desk('verify', reference)
    verifier.answer = 'differs'
    platform.clock.advance(7200)
    await askVerifier(platform.platform)
    expect((await tools.mine(token)).state).toBe('verified')
  })

  it('waits at the desk when nobody knows the number; the office verifies it, or refuses it with a reason', async () => {
    const [one, other] = [await claimed('not-found'), await claimed('not-found')]
    expect(one.realName).toMatchObject({ state: 'pending', looked_at_by: 'office', name: '何**' })
    await tools.desk('verify', (await tools.row(one.id)).reference)
    expect(await tools.flag(one.token)).toBe(1)
    const { reference } = await tools.row(other.id)
    await expect(tools.desk('refuse', reference, 'no')).rejects.toThrow()
    await tools.desk('refuse', reference, 'Bring your card to the office')
    expect(await tools.mine(other.token)).toMatchObject({ state: 'refused', reason: 'Bring your card to the office' })
    expect(await tools.told(other.token)).toEqual(['您的实名认证未通过'])
  })

  it('takes a number only once it is verified, and a claim on a taken one says neither that nor by whom', async () => {
    const who = person()
    const [waiting, first] = [await claimed('not-found', who), await claimed('fits', who)]
    expect(first.realName.state).toBe('verified')
    const second = await claimed('fits', who)
    const unknown = await claimed('not-found')
    const { sent_at: _, card_number: _card, ...told } = second.realName
    expect(unknown.realName).toMatchObject(told)
    const { reference } = await tools.row(second.id)
    const listed = (await tools.waiting()).find((each) => each.id === reference)
    expect(listed?.text).toContain(`release ${first.id}`)
    for (const { id } of [waiting, second])
      await expect(tools.desk('verify', (await tools.row(id)).reference)).rejects.toMatchObject({
        data: { state: 'taken' },
      })
    await tools.desk('release', first.id, 'The card belongs to somebody else')
    expect(await tools.flag(first.token)).toBe(0)
    expect(await tools.mine(first.token)).toMatchObject({
      state: 'refused',
      reason: 'The card belongs to somebody else',
    })
    await tools.desk('verify', reference)
    expect((await tools.mine(second.token)).state).toBe('verified')
  })

  it('lets the office decide on what it saw only, not on what the member sent since', async () => {
    const { id, token } = await claimed('not-found')
    const { reference } = await tools.row(id)
    await tools.claim(token, person())
    await expect(tools.desk('verify', reference)).rejects.toThrow()
    expect((await tools.mine(token)).state).toBe('pending')
  })

  it('is not changed by an answer to an earlier claim of the member', async () => {
    const { id, token, realName } = await claimed('unknown')
    expect(realName.state).toBe('pending')
    const later = person()
    verifier.answer = 'fits'
    // While the verifier thinks about the first one, the member sends another one.
    verifier.meanwhile = async () => {
      verifier.meanwhile = async () => undefined
      verifier.answer = 'unknown'
      await tools.claim(token, later)
      verifier.answer = 'fits'
    }
    platform.clock.advance(10)
    await askVerifier(platform.platform)
    expect(await tools.row(id)).toMatchObject({ state: 'pending', asked: 1 })
    expect(verifier.asked.at(-1)?.cardNumber).toBe(later.card)
  })

  it('asks the verifier about one number five times a day at most, whoever claims it; the rest is for the office', async () => {
    const { card: one } = person()
    for (let time = 0; time < 5; time += 1)
      expect((await claimed('differs', { name: '不是我', card: one })).realName.state).toBe('refused')
    const count = verifier.asked.length
    expect((await claimed('fits', { name: '何明月', card: one })).realName).toMatchObject({
      state: 'pending',
      looked_at_by: 'office',
    })
    expect(verifier.asked).toHaveLength(count)
  })
})

describe('without a verifier', () => {
  it('the office looks at every real name', async () => {
    const platform = await startPlatform({ verifier: null, configuration: { demo: false } })
    const tools = toolsOf(platform)
    const { id, token } = await platform.logIn()
    const { data } = await tools.claim(token, { name: '何明月', card: volunteerTools(platform).card() })
    expect(data.real_name).toMatchObject({ state: 'pending', looked_at_by: 'office' })
    await askVerifier(platform.platform)
    expect((await tools.waiting()).map(({ text }) => text)).toEqual(['there is no verifier'])
    await tools.desk('verify', (await tools.row(id)).reference)
    expect(await tools.flag(token)).toBe(1)
    await platform.close()
  })
})

describe('the verifier of the demo', () => {
  it('knows its own people, takes a moment for some, and leaves strangers to the office', async () => {
    const platform = await startPlatform({ verifier: null, configuration: { demo: true } })
    const tools = toolsOf(platform)
    const check = async (one: Person) => {
      const { token } = await platform.logIn()
      return { token, realName: (await tools.claim(token, one)).data.real_name }
    }
    expect((await check(demoPersonAt(0))).realName.state).toBe('verified')
    expect((await check({ ...demoPersonAt(1), name: '别的人' })).realName.state).toBe('refused')
    const stranger = { name: '何明月', card: volunteerTools(platform).card() }
    expect((await check(stranger)).realName).toMatchObject({ looked_at_by: 'office' })
    const slow = await check(demoPersonAt(9))
    expect(slow.realName).toMatchObject({ state: 'pending', looked_at_by: 'verifier' })
    platform.clock.advance(6)
    await askVerifier(platform.platform)
    expect((await tools.mine(slow.token)).state).toBe('verified')
    await platform.close()
  })
})
