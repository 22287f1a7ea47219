import { inject } from 'inversify'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import { RadioRelations } from './radio-relations.view-model'

/** Dependencies besides the sound of a channel. */
export class RadioSurroundings {
  constructor(
    @inject(RadioRelations) readonly relations: RadioRelations,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {}
}
