import { inject } from 'inversify'
import { Intents } from '../access/intents'
import { OwnDrafts } from './own-drafts'

/** Removes from this device what a member typed and did not send, so that the next person does not find it. */
export class ForgetTyped {
  constructor(
    @inject(OwnDrafts) private readonly drafts: OwnDrafts,
    @inject(Intents) private readonly intents: Intents,
  ) {}

  execute(userId: string): void {
    this.intents.forget()
    void this.drafts.clear(userId)
  }
}
