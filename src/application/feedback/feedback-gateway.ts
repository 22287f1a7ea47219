import type { Feedback, FeedbackCard } from '../../domain/feedback/feedback'
import type { FeedbackForm } from '../../domain/feedback/feedback-form'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Feedback to the site and its answers. */
export interface FeedbackGateway {
  /** Null for a guest, who is answered through the contact. */
  send(form: FeedbackForm, key: string): Promise<Outcome<Feedback | null>>
  mine(state: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<FeedbackCard>>>
  feedback(id: string, signal?: CancelSignal): Promise<Outcome<Feedback>>
  add(id: string, words: Pick<FeedbackForm, 'text' | 'pictures'>, key: string): Promise<Outcome<Feedback>>
  close(id: string, key: string): Promise<Outcome<Feedback>>
}
export const FeedbackGateway = port<FeedbackGateway>('FeedbackGateway')
