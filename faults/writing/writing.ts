import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../stack/client'
import type { Stack } from '../stack/stack'
import { actKinds, type Act, type ActKind, type Writer } from './act'
import { actsOf } from './acts'
import { isUnclear } from './verdict'

/** Milliseconds between two acts of a writer, and, for kinds with a limit of their own, between two of the kind. */
const between = 150
const apart: Partial<Record<ActKind, number>> = { chat: 4000, upload: 3000 }
/** Milliseconds for which writers go on to repeat after the last fault. */
const patience = 90_000

/** What writers were told, and how. */
export interface Written {
  /** The marks of acknowledged writes. */
  readonly told: Readonly<Record<ActKind, string[]>>
  /** The marks of writes that nobody was told about in the end. */
  readonly open: Set<string>
  /** Acknowledged only after the first answer was lost, or was a 5xx. */
  repeated: number
  /** What was refused for another reason than a fault, which should not happen. */
  readonly refused: string[]
  /** Answers without a reason, or without a time to come back. */
  readonly unclear: string[]
  /** The longest wait for an answer, in milliseconds. */
  longest: number
}

/** Members who write, each one act after the other, until they are stopped. */
export class Writing {
  readonly written: Written = {
    told: Object.fromEntries(actKinds.map((kind) => [kind, []])) as unknown as Record<ActKind, string[]>,
    ...{ open: new Set(), repeated: 0, refused: [], unclear: [], longest: 0 },
  }
  private isStopped = false
  private stopsAt = Infinity
  private readonly make: ReturnType<typeof actsOf>
  private readonly all: Promise<unknown>

  constructor(stack: Stack, writers: readonly Writer[], kinds: readonly ActKind[] = actKinds) {
    this.make = actsOf(stack)
    this.all = Promise.all(writers.map((writer, place) => this.writeAs(writer, place, kinds)))
  }

  /** Lets every writer finish their act; resolves when each knows what became of it. */
  async stop(): Promise<Written> {
    this.isStopped = true
    this.stopsAt = performance.now() + patience
    await this.all
    return this.written
  }

  private async writeAs(writer: Writer, place: number, kinds: readonly ActKind[]): Promise<void> {
    const last = new Map<ActKind, number>()
    for (let index = place; !this.isStopped; index += 1) {
      const kind = kinds[index % kinds.length] ?? 'like'
      if (performance.now() - (last.get(kind) ?? -Infinity) < (apart[kind] ?? 0)) continue
      last.set(kind, performance.now())
      const act = await this.make[kind](writer, Math.floor(index / kinds.length)).catch(() => null)
      if (act !== null) await this.carryOut(act)
      await pause(between)
    }
  }

  private async carryOut(act: Act): Promise<void> {
    const { written } = this
    for (let attempt = 0; ; attempt += 1) {
      const verdict = await act.attempt((answer) => this.note(act, answer))
      if (verdict.kind === 'done') {
        written.told[act.kind].push(act.mark)
        written.repeated += attempt > 0 ? 1 : 0
        return
      }
      if (verdict.kind === 'refused') {
        written.refused.push(`${act.kind}: ${verdict.why}`)
        return
      }
      if (performance.now() > this.stopsAt) {
        written.open.add(act.mark)
        return
      }
      await pause(verdict.after)
    }
  }

  private note({ kind }: Act, answer: Answer): void {
    this.written.longest = Math.max(this.written.longest, answer.took)
    if (isUnclear(answer)) this.written.unclear.push(`${kind}: ${answer.status} ${answer.body.slice(0, 120)}`)
  }
}
