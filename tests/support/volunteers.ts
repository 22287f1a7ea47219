import { checkRealName } from '../../contract/identities'
import {
  changeVolunteer,
  getLeaving,
  getVolunteer,
  leaveVolunteers,
  registerVolunteer,
} from '../../contract/volunteers'
import { districts, provinces, cities, streets } from '../../platform/kernel/site/site.schema'
import { volunteers } from '../../platform/features/civic/volunteers/volunteers.schema'
import { checkDigitOf } from '../../src/domain/people/identities/identity-card'
import type { TestPlatform } from './platform'

type Who = { readonly token: string }

/** Makes members approved volunteers, without the registration. */
export async function approveMembers({ database, clock }: TestPlatform, ...members: { readonly id: string }[]) {
  const at = clock.now()
  const rows = members.map(({ id }) => ({ id, state: 'approved' as const, registeredAt: at, updatedAt: at }))
  await database.insert(volunteers).values(rows)
}

/** Helpers for tests of volunteers. */
export function volunteerTools(platform: TestPlatform) {
  let keys = 0
  const key = () => ({ 'idempotency-key': `volunteer-key-${(keys += 1)}` })
  const form = {
    nation: 'han',
    politics: 'none',
    education: 'college',
    street_id: 'street-1',
    skills: ['company'],
    times: ['weekend'],
    team_ids: [] as string[],
    name: '',
    sex: null as 1 | 2 | null,
    birth_date: '',
    guardian_name: '',
    guardian_phone: '',
    agreed: true,
  }
  const name = { 'zh-CN': '灯笼街', en: 'Lantern Street' }
  let cards = 0
  return {
    form,
    /** Inserts a street for addresses. */
    async prepare() {
      const { database } = platform
      await database.insert(provinces).values({ id: 'province', name, initial: 'H', sort: 1 })
      await database
        .insert(cities)
        .values({ id: 'city', provinceId: 'province', name, initial: 'L', latitude: 26, longitude: 111, sort: 1 })
      await database.insert(districts).values({ id: 'district', cityId: 'city', name, sort: 1 })
      await database.insert(streets).values({ id: 'street-1', districtId: 'district', name, sort: 1 })
    },
    /** Makes a card number that nobody else has. */
    card(birthDate = '19900412'): string {
      cards += 1
      const first = `${999_999 - Math.floor(cards / 1000)}${birthDate}${String(cards % 1000).padStart(3, '0')}`
      return `${first}${checkDigitOf(first) ?? ''}`
    },
    checkName: (who: Who, card: string, named = '何明月') =>
      platform.call(checkRealName, {
        token: who.token,
        body: { name: named, card_number: card, agreed: true, face: null },
      }),
    register: (who: Who, change: object = {}) =>
      platform.call(registerVolunteer, { token: who.token, headers: key(), body: { ...form, ...change } }),
    change: (who: Who, change: object = {}) => {
      const { team_ids: _teams, agreed: _agreed, ...details } = form
      return platform.call(changeVolunteer, { token: who.token, body: { ...details, ...change } })
    },
    see: async (who: Who) => (await platform.ask(getVolunteer, { token: who.token })).volunteer,
    leaving: async (who: Who) => (await platform.ask(getLeaving, { token: who.token })).leaving,
    leave: (who: Who & { readonly id: string }) =>
      platform.call(leaveVolunteers, { token: who.token, path: { id: who.id } }),
  }
}
