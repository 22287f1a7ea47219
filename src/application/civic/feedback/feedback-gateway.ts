import type { Feedback, FeedbackCard } from '../../../domain/civic/feedback/feedback'
import type { FeedbackForm } from '../../../domain/civic/feedback/feedback-form'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Feedback to the site, and the office's answers. */
export interface FeedbackGateway {
  /** Sends feedback. Returns null for a guest, who is answered through the contact that they gave. */
  send(form: FeedbackForm, key: string): Promise<Outcome<Feedback | null>>
  /** The limit that keeps the member from sending more. */
  limit(signal?: CancelSignal): Promise<Outcome<ReachedLimit | null>>
  mine(state: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<FeedbackCard>>>
  feedback(id: string, signal?: CancelSignal): Promise<Outcome<Feedback>>
  add(id: string, words: Pick<FeedbackForm, 'text' | 'pictures'>, key: string): Promise<Outcome<Feedback>>
  close(id: string, key: string): Promise<Outcome<Feedback>>
}
export const FeedbackGateway = port<FeedbackGateway>('FeedbackGateway')
