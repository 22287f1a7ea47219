import { inject } from 'inversify'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import { AlbumSubscription } from './album-subscription.view-model'

/** What a visitor is to an album: subscribed, and taking part in it. */
export class AlbumRelations {
  constructor(
    @inject(AlbumSubscription) readonly subscription: AlbumSubscription,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {}
}
