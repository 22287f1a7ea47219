import type { ClashesGateway } from '../../src/application/civic/clashes/clashes-gateway'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import type { Clash, Clashes, ClashTarget } from '../../src/domain/civic/clashes/clash'
import { failure, success } from '../../src/domain/frame/shared/result'
import { start } from './hand-clock'

export const clash = (more: Partial<Clash> = {}): Clash => ({
  ...{ kind: 'activity', title: 'Reading the paper', day: '2026-03-05', reason: 'overlap', way: null, lessonAt: null },
  times: { from: start, until: start + 7_200_000 },
  ...more,
})

/** What a member has promised; it records what it was asked. */
export class MemoryClashes implements ClashesGateway {
  readonly asked: string[] = []
  found: Clashes = { clashes: [], count: 0 }
  failing: Failure | null = null
  /** Keeps the answer back until it resolves. */
  delay: Promise<unknown> = Promise.resolve()

  find = async ({ kind, id }: ClashTarget): Promise<Outcome<Clashes>> => {
    this.asked.push(`${kind} ${id}`)
    await this.delay
    return this.failing === null ? success(this.found) : failure(this.failing)
  }

  /** Lets one engagement clash with whatever is promised next. */
  clashWith(more: Partial<Clash> = {}): void {
    this.found = { clashes: [clash(more)], count: 1 }
  }
}
