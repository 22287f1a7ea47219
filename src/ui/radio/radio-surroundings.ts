import { inject } from 'inversify'
import { RecordVisit } from '../../application/account/record-visit'
import { CommentsViewModel } from '../comments/comments.part.view-model'
import { ReactionsViewModel } from '../reactions/reactions.part.view-model'
import { ChannelRelations } from './channel-relations.view-model'

/** What is beside the sound of a channel. */
export class RadioSurroundings {
  constructor(
    @inject(ChannelRelations) readonly relations: ChannelRelations,
    @inject(CommentsViewModel) readonly comments: CommentsViewModel,
    @inject(ReactionsViewModel) readonly reactions: ReactionsViewModel,
    @inject(RecordVisit) readonly recordVisit: RecordVisit,
  ) {}
}
