import type { HelpedPerson } from '../../../domain/civic/wishes/helped-person'
import type { HelpedPersonForm } from '../../../domain/civic/wishes/helped-person-form'
import type { WishCard } from '../../../domain/civic/wishes/wish'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Whether the member may register people. */
export interface HelperRole {
  readonly mayRegister: boolean
  /** The limit that keeps the member from registering another person. */
  readonly limit: ReachedLimit | null
}

/** The people whom a member helps, and the wishes published for them. */
export interface HelpedPersonsGateway {
  list(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<HelpedPerson>>>
  person(id: string, signal?: CancelSignal): Promise<Outcome<HelpedPerson>>
  record(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<WishCard>>>
  /** Whether the member may register people to help (B62). */
  role(signal?: CancelSignal): Promise<Outcome<HelperRole>>
  register(person: HelpedPersonForm, key: string): Promise<Outcome<HelpedPerson>>
  change(id: string, person: HelpedPersonForm): Promise<Outcome<HelpedPerson>>
  /** Removes a person; their wishes that nobody has taken yet are withdrawn. */
  remove(id: string): Promise<Outcome<unknown>>
}
export const HelpedPersonsGateway = port<HelpedPersonsGateway>('HelpedPersonsGateway')
