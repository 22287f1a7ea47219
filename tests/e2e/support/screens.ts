import type { BrowserContext } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { demoAccounts } from '../../../platform/demo/accounts'
import type { City, Member } from './city'

/**
 * The visitor of a screen: a guest, an account of the demo with content of its own, or somebody who has just
 * registered.
 */
export type Visitor = 'guest' | 'resident' | 'volunteer' | 'newcomer'

/** The addresses with content of the demo city by the path of their route; each address has its visitors. */
export type Examples = Readonly<Record<string, Readonly<Record<string, readonly Visitor[]>>>>

/** The folder of the examples, with a file for each feature. A house test compares them with the routes. */
const folder = new URL('../examples/', import.meta.url)
export const exampleFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.examples.ts'))
  .sort()

const ofFeatures = await Promise.all(
  exampleFiles.map(async (file) => (await import(`${folder.href}${file}`)) as { readonly examples: Examples }),
)

/** The addresses at which the journeys check the screen of each route. */
export const examples: Examples = Object.fromEntries(ofFeatures.flatMap((module) => Object.entries(module.examples)))

export interface ExampleScreen {
  readonly address: string
  readonly visitor: Visitor
}

/** The screens at the addresses that begin so, each with its visitors. */
export const screensBelow = (beginning: string): readonly ExampleScreen[] =>
  Object.values(examples)
    .flatMap((addresses) =>
      Object.entries(addresses).flatMap(([address, visitors]) => visitors.map((visitor) => ({ address, visitor }))),
    )
    .filter(({ address }) => address.startsWith(beginning))

/** All screens; with SCREENS=/wishes, those whose addresses begin with /wishes alone. */
export const screens = screensBelow(process.env.SCREENS ?? '')

/**
 * So many screens share a page, with one session: the client's code is loaded and compiled anew for each page, which
 * takes as long as to open two screens.
 */
export const together = 20

/** Splits a list into groups of at most this many. */
export function inGroups<Each>(together: number, all: readonly Each[]): readonly (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / together) }, (_, at) =>
    all.slice(at * together, (at + 1) * together),
  )
}

/** The screens of each visitor, in groups that share a page. */
export function groupsOf(
  together: number,
  of = screens,
): readonly { readonly visitor: Visitor; readonly shown: readonly string[] }[] {
  const visitors = [...new Set(of.map(({ visitor }) => visitor))]
  return visitors.flatMap((visitor) => {
    const all = of.filter((screen) => screen.visitor === visitor).map(({ address }) => address)
    return inGroups(together, all).map((shown) => ({ visitor, shown }))
  })
}

/** The sessions of the demo's accounts, which all journeys of a worker share. */
const sessions = new Map<Visitor, Member>()

/** Logs the browser in as this visitor. */
export async function enterAs(
  visitor: Visitor,
  { city, context, origin }: { readonly city: City; readonly context: BrowserContext; readonly origin: string },
): Promise<void> {
  const member = await memberOf(visitor, city)
  if (member !== null) await context.addCookies(member.cookies(origin))
}

/** The member that this visitor is; null for a guest. */
export async function memberOf(visitor: Visitor, city: City): Promise<Member | null> {
  if (visitor === 'guest') return null
  return visitor === 'newcomer' ? city.register() : sessionOf(visitor, city)
}

async function sessionOf(visitor: Visitor, city: City): Promise<Member> {
  const known = sessions.get(visitor)
  // Removing a way of logging in, which is a journey of its own, ends the account's other sessions.
  if (known !== undefined && (await city.isLoggedIn(known))) return known
  const { phone, password } = demoAccounts.find(({ role }) => role === visitor) ?? { phone: null, password: null }
  const member = await city.logIn(phone ?? '', password ?? '')
  sessions.set(visitor, member)
  return member
}
