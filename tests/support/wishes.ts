import { listMessages } from '../../contract/messages'
import {
  cancelClaim,
  claimWish,
  createWish,
  deleteWish,
  evaluateWish,
  letClaimantGo,
  sayNotDone,
  finishWish,
  getWish,
} from '../../contract/wishes'
import { commitments } from '../../platform/features/civic/commitments/commitments.schema'
import { approveWish } from '../../platform/features/civic/wishes/review-wish'
import { wishCategories, wishes } from '../../platform/features/civic/wishes/wishes.schema'
import { allowances } from '../../platform/kernel/database/schema/allowances'
import { users } from '../../platform/kernel/members/members.schema'
import type { TestPlatform } from './platform'
import { approveMembers } from './volunteers'

type Who = { readonly token: string }

export interface Person {
  readonly id: string
  readonly token: string
}

/** Helpers for tests of wishes. */
export function wishTools(platform: TestPlatform) {
  let keys = 0
  const key = () => ({ 'idempotency-key': `wish-key-${(keys += 1)}` })
  const form = {
    title: 'Somebody to read to me',
    text: 'My eyes are tired. An hour on Sundays would do.',
    category_id: 'company',
    address: '17, door 4',
    place: { name: 'Lantern Street', latitude: 26.42345, longitude: 111.61234 },
    pictures: [] as string[],
    wanted_on: '2026-03-31',
    wanted: 1,
    helped_person_id: null as string | null,
  }
  const submit = (who: Who, change: Partial<typeof form> | object = {}) =>
    platform.call(createWish, { token: who.token, headers: key(), body: { ...form, ...change } })
  return {
    form,
    submit,
    async prepare() {
      await platform.database
        .insert(wishCategories)
        .values({ id: 'company', name: { 'zh-CN': '陪伴', en: 'Company' }, sort: 1 })
    },
    /** Takes away all wishes and people; answers with three new people, who are volunteers. */
    async beginAnew(): Promise<Record<'anna' | 'ben' | 'cleo', Person>> {
      for (const table of [allowances, commitments, wishes, users]) await platform.database.delete(table)
      const anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
      const ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
      const cleo = await platform.logIn({ id: 'cleo', phone: '13900000003', nickname: 'Cleo' })
      await approveMembers(platform, anna, ben, cleo)
      return { anna, ben, cleo }
    },
    /** The titles of the messages of these people. */
    messagesOf: async (who: Who): Promise<string[]> =>
      (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
        ({ title }) => title,
      ),
    /** Publishes a wish; returns its id. */
    async open(who: Who, change: Partial<typeof form> | object = {}): Promise<string> {
      const { id } = (await submit(who, change)).data.wish
      await approveWish(platform.database, id, platform.clock.now())
      return id as string
    },
    see: (id: string, who?: Who, query: Record<string, string> = {}) =>
      platform.call(getWish, { path: { id }, query, ...(who ? { token: who.token } : {}) }),
    claim: (who: Who, id: string) => platform.call(claimWish, { token: who.token, headers: key(), body: { id } }),
    cancel: (who: Who, id: string, text = '') =>
      platform.call(cancelClaim, { token: who.token, headers: key(), body: { id, text } }),
    finish: (who: Who, id: string, text = 'We read two chapters.', pictures: string[] = []) =>
      platform.call(finishWish, { token: who.token, headers: key(), body: { id, text, pictures } }),
    letGo: (who: Who, id: string, claimant: { readonly id: string }, text = 'We found somebody next door.') =>
      platform.call(letClaimantGo, { token: who.token, headers: key(), body: { id, user_id: claimant.id, text } }),
    notDone: (who: Who, id: string, text = 'Nobody was here.') =>
      platform.call(sayNotDone, { token: who.token, headers: key(), body: { id, text } }),
    evaluate: (who: Who, id: string, stars = 5, text = '') =>
      platform.call(evaluateWish, { token: who.token, headers: key(), body: { id, stars, text } }),
    remove: (who: Who, id: string) => platform.call(deleteWish, { token: who.token, path: { id } }),
  }
}
