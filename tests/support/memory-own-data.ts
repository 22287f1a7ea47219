import type { OwnDataGateway } from '../../src/application/people/own-data/own-data-gateway'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import { failure, success } from '../../src/domain/frame/shared/result'
import type { DataCopy, OwnData } from '../../src/domain/people/own-data/own-data'
import { start } from './hand-clock'

export const readyCopy: DataCopy = {
  id: 'copy-1',
  state: 'ready',
  askedAt: start,
  expiresAt: start + 7 * 86_400_000,
  size: 12_300,
  isFromHere: true,
}

/** The data of a member; it fails when a test tells it to. */
export class MemoryOwnData implements OwnDataGateway {
  readonly calls: string[] = []
  failing: Failure | null = null
  data: OwnData = { copy: null, copyLimit: null, deletedAt: null, blocks: [] }

  read = async () => this.answer('read', {})
  askForCopy = async (proof: string) =>
    this.answer(`copy ${proof}`, { copy: { ...readyCopy, state: 'waiting', expiresAt: null, size: null } })
  askForDeletion = async (proof: string) => this.answer(`delete ${proof}`, { deletedAt: start + 15 * 86_400_000 })
  cancelDeletion = async () => this.answer('cancel', { deletedAt: null })
  addressOf = (id: string) => `/archive/${id}`

  private answer(call: string, change: Partial<OwnData>): Outcome<OwnData> {
    this.calls.push(call)
    if (this.failing !== null) return failure(this.failing)
    this.data = { ...this.data, ...change }
    return success(this.data)
  }
}
