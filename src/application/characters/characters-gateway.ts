import type { Character } from '../../domain/characters/character'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** People of the city, in the order of the editors. */
export interface CharactersGateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Character>>>
}
export const CharactersGateway = port<CharactersGateway>('CharactersGateway')
