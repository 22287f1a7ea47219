import { errorCodes } from '../../contract/envelope'
import { getUser, logIn, logOut, sendCode } from '../../contract/session'
import type { City, Member } from './city'

/** An account of the platform under test; without a password, a code is sent to its phone. */
export interface Account {
  readonly phone: string
  readonly password?: string
}

/** Asks the operator for the code that a phone got. */
export type AskCode = (phone: string) => Promise<string>

/** Logs in; null when the platform refused. A phone that is new becomes a new account, as the contract has it. */
export async function openSession(city: City, { phone, password }: Account, askCode: AskCode): Promise<Member | null> {
  if (password === undefined) await city.ask(sendCode, { body: { phone, purpose: 'login' } })
  const proof = password === undefined ? { code: await askCode(phone) } : { password }
  const exchange = await city.ask(logIn, { body: { phone, ...proof, agreed: true } })
  city.expectCode(logIn, 'session', errorCodes.ok, exchange, 'an account of the operator logged in')
  if (exchange.code !== errorCodes.ok) return null
  const { token, user } = exchange.data as { readonly token?: string; readonly user?: { readonly id?: string } }
  return token === undefined ? null : { id: user?.id ?? '', token }
}

/** Logs out, which no link of another page can do; afterwards the token is nobody's. */
export async function endSession(city: City, member: Member): Promise<void> {
  const foreign = await city.ask(logOut, {
    as: member,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  })
  city.expectCode(logOut, 'session', errorCodes.notYours, foreign, 'a link of another page asked to log out')
  city.expectCode(logOut, 'session', errorCodes.ok, await city.ask(logOut, { as: member }), 'the member logged out')
  const after = await city.ask(getUser, { as: member })
  city.expectCode(logOut, 'session', errorCodes.sessionExpired, after, 'the session was ended')
}
