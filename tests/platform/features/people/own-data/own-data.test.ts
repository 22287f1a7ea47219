import { eq } from 'drizzle-orm'
import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listComments, postComment } from '../../../../../contract/comments'
import { sendFeedback } from '../../../../../contract/feedback'
import * as ownData from '../../../../../contract/own-data'
import { getUser, proveMember } from '../../../../../contract/session'
import { getVolunteerPage } from '../../../../../contract/volunteer-pages'
import { cleanUp, carryOn } from '../../../../../platform/clean-up'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { walletAccounts } from '../../../../../platform/features/civic/wallet/wallet.schema'
import { dataCopies } from '../../../../../platform/features/people/own-data/own-data.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { openSession } from '../../../../../platform/kernel/members/session-tokens'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const password = 'a long walk by the river'
const day = 86_400
type Who = { readonly id: string; readonly token: string }

/** The texts in an archive, by the names of their files. */
async function filesOf(archive: Buffer): Promise<Readonly<Record<string, string>>> {
  const zip = await fromBufferPromise(archive)
  const files: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return files
}

describeOnBothDatabases('the data of a member', (open) => {
  let platform: TestPlatform
  let anna: Who
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    anna = await platform.logIn({ id: 'anna', phone: '13800000001', nickname: 'Anna of the quay' })
    const passwordHash = await platform.platform.passwords.make(password)
    await platform.database.update(users).set({ passwordHash }).where(eq(users.id, 'anna'))
  })
  afterEach(() => platform.close())

  const proofFor = async (purpose: 'data-copy' | 'deletion', token = anna.token) =>
    (await platform.ask(proveMember, { token, body: { purpose, password } })).proof
  const askForCopy = async (token = anna.token) =>
    platform.call(ownData.askForDataCopy, { token, body: { proof: await proofFor('data-copy', token) } })
  const askForDeletion = async () =>
    platform.call(ownData.askForDeletion, { token: anna.token, body: { proof: await proofFor('deletion') } })
  const read = (token = anna.token) => platform.ask(ownData.getOwnData, { token })
  const download = (id: string, token: string | null) =>
    platform.app.inject({
      method: 'GET',
      url: `${ownData.archivePath}/${id}`,
      headers: token === null ? {} : { cookie: `authorization=${token}` },
    })
  it('is copied in the background for who proved who they are, and for the session that asked alone', async () => {
    const [stranger, elsewhere] = [
      await platform.logIn({ id: 'ben', phone: '13800000002' }),
      await openSession(platform.database, 'anna', platform.clock.now()),
    ]
    await platform.ask(sendFeedback, {
      token: anna.token,
      headers: { 'idempotency-key': 'feedback-of-anna-1' },
      body: { kind: 'idea', text: 'A bigger clock on the pier.', pictures: [], contact: 'by pigeon' },
    } as never)
    const unproven = await platform.call(ownData.askForDataCopy, { token: anna.token, body: { proof: 'made up' } })
    expect(unproven.data.fields).toEqual({ proof: 'expired' })
    expect((await askForCopy()).data.copy).toMatchObject({ state: 'waiting', from_here: true, size: null })
    expect(await askForCopy()).toMatchObject({ code: 409001, data: { state: 'waiting' } })
    await carryOn(platform.platform)
    const { copy } = await read()
    expect(copy).toMatchObject({ state: 'ready', from_here: true })
    expect((await read(elsewhere)).copy).toMatchObject({ from_here: false })
    const id = copy?.id ?? ''
    for (const token of [null, stranger.token, elsewhere]) expect((await download(id, token)).statusCode).not.toBe(200)
    const archive = await download(id, anna.token)
    expect(archive.headers['content-disposition']).toContain('my-data.zip')
    expect(archive.statusCode).toBe(200)
    const files = await filesOf(archive.rawPayload)
    expect(files['users.json']).toContain('Anna of the quay')
    expect(files['users.json']).not.toContain('passwordHash')
    expect(files['feedback.json']).toContain('A bigger clock on the pier.')
    expect(files['feedback.json']).toContain('by pigeon')
    expect(Object.keys(files)).not.toContain('known_devices.json')
  })

  it('cannot be downloaded after a week, nor by the address of an upload, and is removed', async () => {
    await askForCopy()
    await carryOn(platform.platform)
    const [row] = await queriesOf(platform.database).read(build.select().from(dataCopies))
    const upload = await platform.app.inject({ method: 'GET', url: `/uploads/${row?.file ?? ''}` })
    expect(upload.statusCode).not.toBe(200)
    platform.clock.advance(7 * day + 1)
    expect((await download(row?.id ?? '', anna.token)).statusCode).not.toBe(200)
    await cleanUp(platform.platform)
    expect(await queriesOf(platform.database).read(build.select().from(dataCopies))).toEqual([])
    expect(await platform.platform.storage.find(row?.file ?? '')).toBeNull()
  })

  it('is asked for twice a day at most', async () => {
    for (const _ of [1, 2]) {
      expect((await askForCopy()).code).toBe(100000)
      await carryOn(platform.platform)
    }
    expect((await askForCopy()).status).toBe(429)
  })

  it('is deleted after fifteen days, and others see what they took part in without the name', async () => {
    const ben = await platform.logIn({ id: 'ben', phone: '13800000002', nickname: 'Ben' })
    await insertContent(platform.database, { id: 'post-1', type: 3, commentsOpen: true })
    await platform.ask(postComment, {
      token: anna.token,
      headers: { 'idempotency-key': 'comment-of-anna-1' },
      body: { post_id: 'post-1', type: 3, text: 'A fine morning.', parent_id: null, reply_to_id: null },
    })
    const refused = await platform.call(ownData.askForDeletion, { token: anna.token, body: { proof: 'made up' } })
    expect(refused.data.fields).toEqual({ proof: 'expired' })
    const asked = await askForDeletion()
    const due = new Date(platform.clock.now().getTime() + 15 * day * 1000).toISOString()
    expect(asked.data).toMatchObject({ deleted_at: due, blocks: [] })
    platform.clock.advance(2 * day)
    await cleanUp(platform.platform)
    expect((await platform.call(getUser, { token: anna.token })).code).toBe(100000)
    platform.clock.advance(13 * day)
    await cleanUp(platform.platform)
    expect((await platform.call(getUser, { token: anna.token })).code).toBe(303001)
    const page = await platform.call(getVolunteerPage, { token: ben.token, path: { id: 'anna' } })
    expect(page.code).toBe(403001)
    const { data } = await platform.call(listComments, { path: { id: 'post-1' }, query: { type: '3' } })
    expect(data.items).toMatchObject([{ text: 'A fine morning.', author: { nickname: '已注销用户', avatar: '' } }])
    // The number is free for a new account.
    expect((await platform.logIn({ id: 'anna-2', phone: '13800000001' })).id).toBe('anna-2')
  })

  it('stays when the deletion is taken back', async () => {
    await askForDeletion()
    expect(await platform.ask(ownData.cancelDeletion, { token: anna.token })).toMatchObject({ deleted_at: null })
    platform.clock.advance(2 * day)
    await cleanUp(platform.platform)
    expect((await read()).deleted_at).toBeNull()
  })

  it('is not deleted while something is to be settled, neither when it is asked for nor when it is due', async () => {
    await platform.database.insert(walletAccounts).values({ userId: 'anna', balance: 500 })
    expect(await askForDeletion()).toMatchObject({ code: 409001, data: { state: 'balance' } })
    expect((await read()).blocks).toEqual(['balance'])
    await platform.database.update(walletAccounts).set({ balance: 0 })
    await askForDeletion()
    const nothing = { 'zh-CN': '', en: '' }
    await platform.database
      .insert(teams)
      .values({
        ...{ id: 'herons', name: nothing, intro: nothing, logo: '', leaderId: 'anna' },
        createdAt: platform.clock.now(),
      })
    platform.clock.advance(15 * day)
    await cleanUp(platform.platform)
    const still = async () =>
      (await queriesOf(platform.database).readOne(build.select().from(users).where(eq(users.id, 'anna'))))?.deletedAt
    expect(await still()).toBeNull()
    await platform.database.update(teams).set({ leaderId: null })
    platform.clock.advance(day)
    await cleanUp(platform.platform)
    expect(await still()).not.toBeNull()
  })
})
