import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { newPhone, type City } from '../support/city'
import { test } from '../support/engines/engines'
import type { Person, Sought } from '../support/engines/person'
import { logInVolunteer, memberToCome } from '../support/volunteers'
import { inDays } from '../support/wish-form'

/** Logs in on the login screen: requests a code, reads it from the demo's outbox, and enters it. */
async function logsIn(person: Person, city: City, phone: string): Promise<void> {
  await person.taps({ role: 'checkbox', name: /I have read and accept/ })
  await person.types({ role: 'textbox', name: 'Phone number' }, phone)
  await person.taps({ role: 'button', name: 'Send code' })
  await person.sees({ text: /^Code sent to/ })
  await person.types({ role: 'textbox', name: 'Text message code' }, await city.codeFor(phone))
}

test('WebKit: a guest logs in by code, and is known', async ({ person, city, webkit }) => {
  const phone = newPhone()
  await person.visits('/mine')
  await person.taps({ text: 'Log in or sign up' })
  await logsIn(person, city, phone)
  await person.comesToAddress(/^\/mine$/)
  const { value } = await webkit.driver.manage().getCookie('authorization')
  const { items } = await city.get<{ items: readonly unknown[] }>('/v1/my_messages', value)
  expect(items).toEqual([])
  await person.seesNo({ text: 'Log in or sign up' })
})

test('WebKit: a member comments on an article', async ({ person, city }) => {
  const words = `The last boat smelled of diesel and oranges, says number ${crypto.randomUUID().slice(0, 8)}.`
  await person.enters(await city.register())
  await person.visits('/posts/post-000035')
  await person.taps({ role: 'button', name: 'Write a comment…' })
  await person.types({ role: 'textbox', name: 'Write a comment' }, words)
  await person.taps({ role: 'button', name: 'Post' })
  await person.sees({ role: 'article', containing: words })
  const { items } = await city.get<{ items: readonly { text: string }[] }>('/v1/post_comments/post-000035?type=3')
  expect(items.filter(({ text }) => text === words)).toHaveLength(1)
})

test('WebKit: a member makes a wish with pictures', async ({ person, city }) => {
  const member = await city.register()
  const title = 'A ramp over two steps'
  await person.enters(member)
  await person.visits('/micro-wish-publish')
  await person.types({ label: 'Your wish' }, title)
  await person.types({ label: 'Details' }, 'Somebody strong, for half an hour on Saturday.')
  await person.taps({ role: 'radio', name: 'Companionship' })
  await person.types({ label: 'Area (public)' }, 'Lotus Lane')
  await person.types({ label: /^Exact address \(private\)/ }, 'No. 3, second door')
  await person.typesDay({ label: 'Needed by' }, inDays(10))
  await person.attaches(
    ...['avenue-bus', 'avenue-cyclists'].map((name) => resolve(`platform/demo/media/pictures/${name}.webp`)),
  )
  await person.taps({ role: 'button', name: 'Send' })
  await person.comesToAddress(/^\/micro-wish-details\//)
  await person.sees({ role: 'heading', name: title })
  await person.sees({ role: 'button', name: 'View picture 2' })
  const { items } = await city.get<{ items: readonly { title: string; state: string }[] }>(
    '/v1/consumer/my_wish',
    member.token,
  )
  expect(items).toMatchObject([{ title, state: 'submitted' }])
})

test('WebKit: a member orders a service', async ({ person, city }) => {
  const member = await city.register()
  await person.enters(member)
  await person.visits('/service-order')
  await person.taps({ role: 'link', name: 'Small repairs' })
  await person.typesDay({ label: 'Service day' }, inDays(3))
  await person.types({ label: 'Area' }, 'Lotus Lane')
  await person.types({ label: 'Exact address' }, 'Number 3, the blue door')
  await person.taps({ role: 'button', name: 'Place order' })
  await person.comesToAddress(/^\/order-detail\?id=/)
  await person.sees({ text: 'Approved volunteers can take it until the service day.' })
  const { items } = await city.get<{ items: readonly object[] }>('/v1/consumer/user_Self', member.token)
  expect(items).toMatchObject([{ service: 'Small repairs', area: 'Lotus Lane', wanted_on: inDays(3) }])
})

test('WebKit: a volunteer checks in to an activity where it takes place', async ({ person, city }, info) => {
  const path = '/v1/consumer/civilized/activity-002'
  const { activity } = await city.get<{
    activity: { readonly place: { readonly latitude: number; readonly longitude: number } }
  }>(path)
  const volunteer = await logInVolunteer(city, await memberToCome(city, 2 + 2 * info.retry))
  await person.enters(volunteer)
  await person.visits('/activities-details/activity-002')
  await person.standsAt(activity.place)
  await person.taps({ role: 'button', name: 'Check in' })
  await person.taps({ role: 'button', name: 'I’m here' })
  await person.sees({ text: /You checked in at/ })
  expect(await city.get(path, volunteer.token)).toMatchObject({ activity: { mine: 'checked-in' } })
})

test('WebKit: a guest’s like is done once they have logged in', async ({ person, city, webkit }) => {
  const id = 'post-000022'
  const like: Sought = { role: 'button', name: /^Like/, inside: { role: 'group', name: 'Take part' } }
  await person.visits(`/posts/${id}`)
  await person.taps(like)
  await person.comesToAddress(/^\/login\?redirect=/)
  await logsIn(person, city, newPhone())
  await person.comesToAddress(new RegExp(`^/posts/${id}$`))
  await person.sees({ ...like, pressed: true })
  const { value } = await webkit.driver.manage().getCookie('authorization')
  await expect.poll(() => city.get(`/v2/c_dynamic_article/${id}?type=3`, value)).toMatchObject({ liked: true })
})
