import type { Person } from '../../../domain/frame/cases/case-step'
import type { NamedTopic } from '../../../domain/participation/marked-text/marked-text'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The group in which a text is written: a circle, or a content, which may be one of a circle. */
export type NamingGroup = { readonly circleId: string } | { readonly contentId: string }

/** The people and topics that a writer may name in a text. */
export interface NamingGateway {
  /** People whose names have these words: those whom the writer follows, and the members of the circle in which they write. */
  people(words: string, group: NamingGroup | null, signal?: CancelSignal): Promise<Outcome<readonly Person[]>>
  topics(words: string, signal?: CancelSignal): Promise<Outcome<readonly NamedTopic[]>>
}
export const NamingGateway = port<NamingGateway>('NamingGateway')
