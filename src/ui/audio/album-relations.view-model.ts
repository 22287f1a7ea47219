import { inject } from 'inversify'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import { AlbumSubscription } from './album-subscription.view-model'

/** A visitor's relations to an album: subscription, and participation. */
export class AlbumRelations {
  constructor(
    @inject(AlbumSubscription) readonly subscription: AlbumSubscription,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {}
}
