import { inject } from 'inversify'
import type { GuideOpinions } from '../../../domain/civic/guides/guide'
import type { Outcome } from '../../frame/shared/failure'
import { GuideNotesStore } from './guide-notes.store'
import { GuidesGateway, type GuideOpinion } from './guides-gateway'

/** Says whether a guide was useful, and remembers on this device that its visitor has said so. */
export class JudgeGuide {
  constructor(
    @inject(GuidesGateway) private readonly gateway: GuidesGateway,
    @inject(GuideNotesStore) private readonly notes: GuideNotesStore,
  ) {}

  async execute(id: string, opinion: GuideOpinion): Promise<Outcome<GuideOpinions>> {
    const outcome = await this.gateway.judge(id, opinion)
    if (outcome.ok) this.notes.setUseful(id, opinion.useful)
    return outcome
  }
}
