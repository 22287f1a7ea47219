import type { Character } from '../../../domain/media/characters/character'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** People of the city, in the order of the editors. */
export interface CharactersGateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Character>>>
}
export const CharactersGateway = port<CharactersGateway>('CharactersGateway')
