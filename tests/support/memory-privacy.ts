import type { PrivacyGateway } from '../../src/application/people/privacy/privacy-gateway'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import { failure, success } from '../../src/domain/frame/shared/result'
import { plainPrivacy, type BlockedPerson, type Privacy } from '../../src/domain/people/privacy/privacy'

/** A member's privacy, and whom they block; it fails when a test tells it to. */
export class MemoryPrivacy implements PrivacyGateway {
  readonly calls: string[] = []
  failing: Failure | null = null
  privacy: Privacy = plainPrivacy
  people: readonly BlockedPerson[] = []

  read = async () => this.answer('read', this.privacy)
  change = async (change: Partial<Privacy>) => {
    if (this.failing === null) this.privacy = { ...this.privacy, ...change }
    return this.answer(`change ${JSON.stringify(change)}`, this.privacy)
  }
  blocked = async () => this.answer('blocked', { items: this.people, nextCursor: null })
  block = async (id: string) => this.answer(`block ${id}`, {})
  unblock = async (id: string) => this.answer(`unblock ${id}`, {})

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    return this.failing === null ? success(value) : failure(this.failing)
  }
}
