import { inject } from 'inversify'
import type { OwnData } from '../../../domain/people/own-data/own-data'
import type { OwnSecret } from '../../frame/session/password/own-proof'
import { OwnProofGateway } from '../../frame/session/password/own-proof-gateway'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { OwnDataGateway } from './own-data-gateway'
import { ownDataNotices } from './own-data-notices'

/** What a member asks for about all of their data, each with a proof of who they are. */
export class OwnDataActs {
  constructor(
    @inject(OwnDataGateway) private readonly gateway: OwnDataGateway,
    @inject(OwnProofGateway) private readonly proofs: OwnProofGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async askForCopy(secret: OwnSecret): Promise<Outcome<OwnData>> {
    const proven = await this.proofs.prove('data-copy', secret)
    if (!proven.ok) return proven
    return this.told(await this.gateway.askForCopy(proven.value.proof), ownDataNotices['copy-asked'])
  }

  async askForDeletion(secret: OwnSecret): Promise<Outcome<OwnData>> {
    const proven = await this.proofs.prove('deletion', secret)
    if (!proven.ok) return proven
    return this.told(await this.gateway.askForDeletion(proven.value.proof), ownDataNotices['deletion-asked'])
  }

  async cancelDeletion(): Promise<Outcome<OwnData>> {
    return this.told(await this.gateway.cancelDeletion(), ownDataNotices['deletion-cancelled'])
  }

  private told(
    outcome: Outcome<OwnData>,
    code: (typeof ownDataNotices)[keyof typeof ownDataNotices],
  ): Outcome<OwnData> {
    if (outcome.ok) this.notices.show({ code }, 'success')
    return outcome
  }
}
