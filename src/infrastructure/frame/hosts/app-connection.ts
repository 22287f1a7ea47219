import type { Answer, AppEvent, AppMethod, Argument } from '../../../application/frame/hosts/app-methods'
import type { BridgeProblem } from '../../../application/frame/hosts/native-bridge'
import type { Clock } from '../../../application/frame/shared/clock'
import { failure, success, type Result } from '../../../domain/frame/shared/result'
import { isInForeignFrame, sharedBridge, sharedName, type AppAround } from './app-around'
import type { AppChannel, ChannelPage, SentCall } from './app-channel'
import type { HostConnection } from './host-connection'
import { injectedObject } from './injected-object'
import { messageHandler } from './message-handler'
import { eventSchema, methodNames, methodTable, type MethodRow } from './method-table'

/** Milliseconds that an app has to name its methods, which takes no act of its user. */
const methodsPatience = 1_000

interface ConnectionHost {
  readonly window: Window
  readonly name: string
  readonly clock: Clock
  readonly newId: () => string
  readonly onEvent: (event: AppEvent) => boolean
}

/** A connected app: which methods it has, and the calls that wait for their answers. */
export class AppConnection implements HostConnection {
  private availableMethods: ReadonlySet<AppMethod> = new Set()
  private readonly waiting = new Map<string, (value: unknown) => void>()
  /** An answer to a call of an earlier page has another mark, so it is never taken for one to a call of this page. */
  private readonly mark: string
  private last = 0

  constructor(
    private readonly channel: AppChannel,
    private readonly clock: Clock,
    newId: () => string,
  ) {
    this.mark = newId().slice(0, 8)
  }

  has(method: AppMethod): boolean {
    return this.availableMethods.has(method)
  }

  answer(call: unknown, value: unknown): void {
    this.waiting.get(String(call))?.(value)
  }

  /** Finds out which methods the app has: from its bridge, from what it said before the page started, or by asking. */
  async findMethods(named: unknown, version: unknown): Promise<void> {
    const has = await this.methodTest(named, version)
    const appVersion = typeof version === 'number' ? version : Infinity
    this.availableMethods = new Set(
      methodNames.filter((method) => methodTable[method].since <= appVersion && has(method)),
    )
  }

  async call<Method extends AppMethod>(
    method: Method,
    argument: Argument<Method>,
  ): Promise<Result<Answer<Method>, BridgeProblem>> {
    const row: MethodRow<Method> = methodTable[method]
    const fields = row.argument.parse(argument) as Readonly<Record<string, unknown>>
    if (row.answer === null) return this.tell(method, fields) as Result<Answer<Method>, BridgeProblem>
    const appAnswer = await this.ask(method, fields, row.patience)
    if (!appAnswer.ok) return appAnswer
    const read = row.answer.safeParse(appAnswer.value)
    return read.success ? success(read.data) : failure('unreadable')
  }

  /** Tells the app something, without waiting for an answer. */
  private tell(method: AppMethod, fields: SentCall['fields']): Result<null, BridgeProblem> {
    try {
      const sending = this.channel.send({ id: this.nextId(), method, fields, answer: () => undefined })
      if (sending instanceof Promise) sending.catch(() => undefined)
      return success(null)
    } catch {
      return failure('refused')
    }
  }

  private async ask(
    method: SentCall['method'],
    fields: SentCall['fields'],
    patience: number,
  ): Promise<Result<unknown, 'refused' | 'unanswered'>> {
    const id = this.nextId()
    let cancel: () => void = () => undefined
    const result = await new Promise<Result<unknown, 'refused' | 'unanswered'>>((resolve) => {
      const answer = (value: unknown) => resolve(value == null ? failure('refused') : success(value))
      this.waiting.set(id, answer)
      cancel = this.clock.after(patience, () => resolve(failure('unanswered')))
      try {
        const sending = this.channel.send({ id, method, fields, answer })
        if (sending instanceof Promise) sending.then(answer, () => answer(null))
      } catch {
        answer(null)
      }
    })
    cancel()
    this.waiting.delete(id)
    return result
  }

  private async methodTest(named: unknown, version: unknown): Promise<(method: AppMethod) => boolean> {
    const { has } = this.channel
    if (has !== null) return (method) => isTrue(() => has(method))
    if (Array.isArray(named)) return (method) => named.includes(method)
    if (typeof version === 'number') return () => true
    const methodsAnswer = await this.ask('methods', {}, methodsPatience)
    const names: readonly unknown[] = methodsAnswer.ok && Array.isArray(methodsAnswer.value) ? methodsAnswer.value : []
    return (method) => names.includes(method)
  }

  private nextId(): string {
    return `${this.mark}-${++this.last}`
  }
}

/** Connects the page with the app around it; null when no app answers. */
export async function openConnection(around: AppAround, host: ConnectionHost): Promise<AppConnection | null> {
  const { window, name, clock, newId, onEvent } = host
  const said = sharedBridge(window)
  const tell = (type: unknown, value?: unknown): boolean => {
    const event = eventSchema.safeParse({ type, value })
    return event.success && !isInForeignFrame(window) && onEvent(event.data)
  }
  const after = (milliseconds: number, act: () => void) => clock.after(milliseconds, act)
  const channel = await channelOf(around, { window, name, tell, after })
  if (channel === null) return null
  const connection = new AppConnection(channel, clock, newId)
  Object.assign(window, {
    [sharedName]: { ...said, answer: (call: unknown, value: unknown) => connection.answer(call, value), tell },
  })
  await connection.findMethods(said.methods, said.version)
  return connection
}

async function channelOf(around: AppAround, host: ChannelPage): Promise<AppChannel | null> {
  switch (around.kind) {
    case 'object':
      return injectedObject(around.object)
    case 'handler':
      return messageHandler(around.handler)
    case 'ds-bridge': {
      const { dsBridge } = await import(/* webpackChunkName: "ds-bridge" */ './ds-bridge')
      return dsBridge(host)
    }
    case 'web-view-javascript-bridge': {
      const { webViewJavascriptBridge } = await import(
        /* webpackChunkName: "web-view-javascript-bridge" */ './web-view-javascript-bridge'
      )
      return webViewJavascriptBridge(host)
    }
  }
}

/** An app that fails when it is asked for a method does not have it. */
function isTrue(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}
