import { inject } from 'inversify'
import { CharactersGateway } from '../../../application/media/characters/characters-gateway'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Character } from '../../../domain/media/characters/character'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S053: people of the city whom the editors present. */
export class CharactersViewModel implements ScreenViewModel {
  readonly list: PagedList<Character>
  readonly resources: Resources

  constructor(@inject(CharactersGateway) gateway: CharactersGateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
    observe(this)
  }
}
