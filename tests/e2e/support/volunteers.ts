import type { Browser, Page } from '@playwright/test'
import type { City, Member } from './city'

/** Logs in one of the demo's volunteers, who are known by their numbers: `volunteer-331` has the phone 13710000331. */
export const logInVolunteer = (city: City, id: string): Promise<Member> =>
  city.register(`13710000${id.replace('volunteer-', '')}`)

/**
 * The id of a member of the activity under way who has yet to come, as every other one has. The first is the demo's
 * own volunteer; one journey has those at odd places, and another those at even ones.
 */
export async function memberToCome(city: City, place: number): Promise<string> {
  const { items } = await city.get<{ items: readonly { readonly id: string }[] }>(
    '/v1/consumer/civilized_user_joins?activity_id=activity-002&page_size=50',
  )
  return items[2 * place]?.id ?? 'nobody'
}

/** Opens a second phone, on which another member is logged in. */
export async function phoneOf(browser: Browser, member: Member, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' })
  await context.addCookies(member.cookies(origin))
  return await context.newPage()
}

/** The titles of somebody's messages, the newest first. */
export async function messagesOf(city: City, { token }: Member): Promise<readonly string[]> {
  const { items } = await city.get<{ items: readonly { title: string }[] }>('/v1/my_messages', token)
  return items.map(({ title }) => title)
}
