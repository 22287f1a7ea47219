import { inject } from 'inversify'
import { RecordVisit } from '../../application/account/record-visit'
import { ReactionsViewModel } from '../reactions/reactions.part.view-model'
import { AlbumSubscription } from './album-subscription.view-model'

/** What a visitor is to an album: subscribed, keeping it among their favourites, and that they opened it. */
export class AlbumRelations {
  constructor(
    @inject(AlbumSubscription) readonly subscription: AlbumSubscription,
    @inject(ReactionsViewModel) readonly reactions: ReactionsViewModel,
    @inject(RecordVisit) readonly recordVisit: RecordVisit,
  ) {}
}
