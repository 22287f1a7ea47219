import type { BrowserContext } from '@playwright/test'
import { demoAccounts } from '../../../platform/demo/accounts'
import type { City, Member } from './city'

/** Who looks: a guest, an account of the demo with content of its own, or somebody who has just registered. */
export type Visitor = 'guest' | 'resident' | 'volunteer' | 'newcomer'

/**
 * Where the screen of each route is seen with content of the demo city, and by whom. The journeys that look at every
 * screen take their addresses from here; a house test compares it with the routes of all features.
 */
export const examples: Readonly<Record<string, Readonly<Record<string, readonly Visitor[]>>>> = {
  '/not-found': { '/not-found': ['guest'] },
  '/error-page': { '/error-page?type=1': ['guest'], '/error-page?type=2': ['guest'] },
  '/setting': { '/setting': ['guest', 'resident'] },
  '/login': { '/login': ['guest'] },
  '/auth': { '/auth?code=of-another-tab&state=of-another-tab': ['guest'] },
  '/forget': { '/forget': ['guest'] },
  '/phone/bind': { '/phone/bind': ['resident'] },
  '/phone/rebind': { '/phone/rebind': ['resident'] },
  '/phone': { '/phone': ['resident'] },
  '/password': { '/password': ['resident', 'newcomer'] },
  '/mine': { '/mine': ['guest', 'resident'] },
  '/history': { '/history': ['resident'] },
  '/collection': { '/collection': ['resident'] },
  '/user': { '/user': ['resident'] },
  '/cities': { '/cities': ['guest'] },
  '/scan': { '/scan': ['guest'] },
  '/index': { '/index': ['guest'] },
  '/cates/:id': { '/cates/culture': ['guest'] },
  '/subcates/:id': { '/subcates/news-city': ['guest'] },
  '/page/:id?': { '/page/': ['guest'], '/page/page-listen': ['guest'] },
  '/posts/:aid': { '/posts/post-000001': ['guest', 'resident'] },
  '/posts/:aid/comment/:id': { '/posts/post-000001/comment/comment-post-000001-02': ['guest'] },
  '/audios/:aid': { '/audios/audio-night-river-01': ['guest'] },
  '/audios/:aid/comment/:id': { '/audios/audio-night-river-01/comment/comment-audio-night-river-01-01': ['guest'] },
  '/albums/:id': { '/albums/album-night-river': ['guest'] },
  '/radios': { '/radios': ['guest'] },
  '/radios/:id': { '/radios/radio-news': ['guest'] },
  '/videos/:aid': { '/videos/video-001': ['guest', 'resident'] },
  '/videos/:aid/comment/:id': { '/videos/video-001/comment/comment-video-001-01': ['guest'] },
  '/lives/:id': { '/lives/tv-news': ['guest', 'resident'] },
  '/micro-wish': { '/micro-wish': ['guest'] },
  '/wish': { '/wish': ['guest'] },
  '/micro-wish-details/:aid': {
    '/micro-wish-details/wish-demo-01': ['guest'],
    '/micro-wish-details/wish-demo-02': ['resident'],
  },
  '/micro-wish-details/:aid/comment/:id': {
    '/micro-wish-details/wish-demo-02/comment/comment-wish-demo-02-1': ['guest'],
  },
  '/micro-wish-publish': { '/micro-wish-publish': ['guest', 'resident'] },
  '/send-wish': { '/send-wish': ['guest'] },
  '/my-wish': { '/my-wish': ['resident'] },
  '/my-claimed': { '/my-claimed': ['volunteer'] },
  '/helper-list': { '/helper-list': ['resident'] },
  '/add-helper': { '/add-helper': ['resident'] },
  '/help-details/:id': { '/help-details/person-demo-3': ['resident'] },
  '/feedback': { '/feedback': ['guest', 'resident'] },
  '/feedback-his': { '/feedback-his': ['resident'] },
  '/feedback-detail/:id': { '/feedback-detail/feedback-demo-1': ['resident'] },
}

export interface ExampleScreen {
  readonly address: string
  readonly visitor: Visitor
}

export const screens: readonly ExampleScreen[] = Object.values(examples).flatMap((addresses) =>
  Object.entries(addresses).flatMap(([address, visitors]) => visitors.map((visitor) => ({ address, visitor }))),
)

/** The sessions of the demo's accounts: one for all journeys of a worker. */
const sessions = new Map<Visitor, Promise<Member>>()

/** Logs the browser in as this visitor. */
export async function enterAs(
  visitor: Visitor,
  { city, context, origin }: { readonly city: City; readonly context: BrowserContext; readonly origin: string },
): Promise<void> {
  if (visitor === 'guest') return
  const member = await (visitor === 'newcomer' ? city.register() : sessionOf(visitor, city))
  await context.addCookies(member.cookies(origin))
}

function sessionOf(visitor: Visitor, city: City): Promise<Member> {
  const { phone, password } = demoAccounts.find(({ role }) => role === visitor) ?? { phone: null, password: null }
  const known = sessions.get(visitor) ?? city.logIn(phone ?? '', password ?? '')
  sessions.set(visitor, known)
  return known
}
