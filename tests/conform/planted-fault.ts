import type { Rule } from '../../conform/report/rules'
import { errorCodes } from '../../contract/envelope'
import type { Asked, Fault, Replied } from './mutant'

/** A fault with what has to be said of it. */
export interface PlantedFault extends Fault {
  readonly call: string
  readonly rule: Rule
  /** A part of what the report says. */
  readonly says: string
  readonly write?: true
}

export type Json = any
export const json = (replied: Replied): Json => JSON.parse(replied.body.toString()) as Json

/** Changes the answers of one address. */
export const at =
  (path: RegExp, change: (envelope: Json, replied: Replied, asked: Asked, sent: URL) => Json): Fault['reply'] =>
  (replied, asked, sent) => {
    if (!path.test(sent.pathname) || asked.method === 'OPTIONS') return
    const changed: Json = change(json(replied), replied, asked, sent)
    if (changed !== undefined) replied.body = Buffer.from(JSON.stringify(changed))
  }

/** Changes the data of successes. */
export const data = (path: RegExp, change: (data: Json, sent: URL) => void): Fault['reply'] =>
  at(path, (envelope, _replied, _asked, sent) => {
    if (envelope.code === errorCodes.ok) change(envelope.data, sent)
    return envelope
  })

export const ok = (data: Json) => ({ code: errorCodes.ok, data, msg: 'ok' })

/** Answers a refusal of these addresses with the last success that they gave. */
export function acceptsWhatIsRefused(path: RegExp, code: number): Fault['reply'] {
  let last: Json = {}
  return at(path, (envelope, replied) => {
    if (envelope.code === errorCodes.ok) last = envelope.data
    if (envelope.code !== code) return undefined
    replied.status = 200
    return ok(last)
  })
}

/** Makes each call of an address as the member who called first. */
export function asFirst(path: RegExp, isWanted: (asked: Asked) => boolean): Fault['ask'] {
  let token = ''
  return (asked) => {
    if (token === '' && asked.headers['authorization'] !== 'guest' && asked.headers['authorization'] !== undefined)
      token = asked.headers['authorization']
    if (path.test(asked.url.pathname) && isWanted(asked)) asked.headers['authorization'] = token
  }
}

let keys = 0
export const freshKey = () => `fresh-key-${(keys += 1)}`
