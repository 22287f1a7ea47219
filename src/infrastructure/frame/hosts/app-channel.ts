import type { AppMethod } from '../../../application/frame/hosts/app-methods'

/** A call on its way to the app. */
export interface SentCall {
  /** The id by which the app answers through the shared global. */
  readonly id: string
  readonly method: AppMethod | 'methods'
  /** The argument; the order of its fields is that of the table. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Takes the answer; null or undefined when the app refuses. Every answer but the first is dropped. */
  readonly answer: (value: unknown) => void
}

/** How calls reach one kind of app, and how the app is told where its events go. */
export interface AppChannel {
  /** Whether the app has the method; null where only the app itself can say so. */
  readonly has: ((method: AppMethod) => boolean) | null
  /** Sends a call. The app may answer by the promise that is returned, too; what is thrown counts as a refusal. */
  send(call: SentCall): unknown
}

/** What a channel needs from the page. */
export interface ChannelPage {
  readonly window: Window
  /** The name of the object, the handler or the namespace. */
  readonly name: string
  /** Takes an event of the app; true when the page has done what the app asks for. */
  readonly tell: (event: unknown, value?: unknown) => boolean
  /** Runs `act` after so many milliseconds; the returned function cancels it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}
