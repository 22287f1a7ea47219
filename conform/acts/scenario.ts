import type { Endpoint } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import type { KnownInputs } from '../discover/read-everything'
import type { Rule } from '../report/rules'
import type { City, Member, Parts } from '../talk/city'

/** The place in which a scenario is played. */
export interface Stage {
  readonly city: City
  readonly member: Member
  /** Another member; null when the operator named one alone. */
  readonly other: Member | null
  readonly found: KnownInputs
  readonly now: Date
}

/** A few acts of a member, one after the other. */
export interface Scenario {
  /** The calls that it is about. */
  readonly calls: readonly Endpoint[]
  readonly play: (stage: Stage) => Promise<void>
}

type Json = Readonly<Record<string, unknown>>

/** Data of an answer, whose shape the city has checked against the contract. */
export class Given {
  constructor(private readonly value: unknown) {}

  /** The value at a path such as `wish.id`; undefined where there is none. */
  at(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>(
        (value, step) => (typeof value === 'object' && value !== null ? (value as Json)[step] : undefined),
        this.value,
      )
  }

  text(path: string): string {
    const value = this.at(path)
    return typeof value === 'string' ? value : ''
  }

  get items(): readonly Given[] {
    const items = this.at('items')
    return Array.isArray(items) ? items.map((item) => new Given(item)) : []
  }

  get json(): Json {
    return typeof this.value === 'object' && this.value !== null ? (this.value as Json) : {}
  }
}

/** The day that lies so many days ahead. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Makes a call that has to be answered; returns its data, or null when it was not. */
export async function act(
  stage: Stage,
  endpoint: Endpoint,
  parts: Parts = {},
  rule: Rule = 'lifecycle',
): Promise<Given | null> {
  const { city, member } = stage
  const exchange = await city.ask(endpoint, { as: member, ...keyFor(stage, endpoint), ...parts })
  if (exchange.code === errorCodes.tooMany) {
    city.ledger.skip(endpoint.name, 'the account has done this too often today')
    return null
  }
  const isDone = city.expectCode(endpoint, rule, errorCodes.ok, exchange, 'an act in its turn')
  return isDone ? new Given(exchange.data) : null
}

/** Makes a call that has to be refused with this code. */
export async function refusal(
  stage: Stage,
  endpoint: Endpoint,
  parts: Parts,
  { code, why, rule = 'lifecycle' }: { readonly code: number; readonly why: string; readonly rule?: Rule },
): Promise<void> {
  const exchange = await stage.city.ask(endpoint, { as: stage.member, ...keyFor(stage, endpoint), ...parts })
  stage.city.expectCode(endpoint, rule, code, exchange, why)
}

/** Notes whether something is so after an act. */
export function expectThat(stage: Stage, endpoint: Endpoint, rule: Rule, isSo: boolean, problem: string): void {
  stage.city.ledger.note(endpoint.name, rule, isSo ? null : problem)
}

/**
 * Acts twice with one key, as a client does whose connection was lost: the second answer is the first one's, and other
 * input under the same key is refused. Returns the data of the act.
 * @param made what tells what the act made, such as `wish.id`
 */
export async function actOnce(
  stage: Stage,
  endpoint: Endpoint,
  parts: Parts,
  { made, otherBody }: { readonly made: string; readonly otherBody: unknown },
): Promise<Given | null> {
  const { city } = stage
  await refusal(
    stage,
    endpoint,
    { ...parts, key: undefined },
    { code: errorCodes.invalid, why: 'no Idempotency-Key was sent', rule: 'idempotency' },
  )
  const key = city.key()
  const first = await act(stage, endpoint, { ...parts, key })
  if (first === null) return null
  const second = await act(stage, endpoint, { ...parts, key }, 'idempotency')
  const isSame = second !== null && second.text(made) === first.text(made)
  expectThat(
    stage,
    endpoint,
    'idempotency',
    isSame,
    `a repeat with the same key gave another \`${made}\`: it acted twice`,
  )
  await refusal(
    stage,
    endpoint,
    { ...parts, key, body: otherBody },
    { code: errorCodes.stateRefuses, why: 'other input was sent with a used key', rule: 'idempotency' },
  )
  return first
}

const keyFor = ({ city }: Stage, endpoint: Endpoint) => (endpoint.idempotent ? { key: city.key() } : {})
