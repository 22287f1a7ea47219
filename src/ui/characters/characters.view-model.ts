import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { CharactersGateway } from '../../application/characters/characters-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import type { Character } from '../../domain/characters/character'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S053: people of the city. */
export class CharactersViewModel implements ScreenViewModel {
  readonly list: PagedList<Character>

  constructor(
    @inject(CharactersGateway) gateway: CharactersGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.list.start(signal)
  }

  snapshot(): PagedListSnapshot<Character> | null {
    return this.list.snapshot()
  }

  restore(saved: unknown): void {
    this.list.restore(saved as PagedListSnapshot<Character>)
  }

  back(): void {
    this.navigator.back()
  }
}
