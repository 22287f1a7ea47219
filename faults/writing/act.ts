import type { Answer, Client } from '../stack/client'
import type { Verdict } from './verdict'

export const actKinds = ['like', 'comment', 'chat', 'packet', 'cash-out', 'upload'] as const
export type ActKind = (typeof actKinds)[number]

/** A member who writes, on a client of their own. */
export interface Writer {
  readonly id: string
  readonly token: string
  readonly client: Client
  /** The mark of their browser. */
  readonly device: string
}

/** A write that a client repeats until it is told what became of it. */
export interface Act {
  readonly kind: ActKind
  /** The mark by which the write is found again; an upload has one only when it has arrived. */
  mark: string
  /** Sends it once, with the same key each time. */
  attempt(note: (answer: Answer) => void): Promise<Verdict>
}

/** Makes the next act of a writer; null when this one has to wait. */
export type MakeAct = (writer: Writer, index: number) => Promise<Act | null>
