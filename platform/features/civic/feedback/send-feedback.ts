import type { Transaction } from '../../../kernel/database/client'
import type * as z from 'zod/mini'
import type { sendFeedback as endpoint } from '../../../../contract/feedback'
import { checkFeedback, type FeedbackKind } from '../../../../src/domain/civic/feedback/feedback-form'
import { feedbackLifecycle } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import { invalid } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Vault } from '../../../kernel/shared/vault'
import { randomId } from '../../../kernel/shared/random'
import { unsaid, asWritten } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { feedbackCase } from './feedback-case'
import { sealContact } from '../../../kernel/members/contact'
import { feedback } from './feedback.schema'
import { feedbackPictures } from './feedback.uploads'

/** The most times per day that one member, or guests at one network address, may send feedback. */
export const feedbackLimit = formLimit('feedback', { most: 20, window: 86_400_000 })

export interface Sender {
  /** It is null for a guest. */
  readonly userId: string | null
  /** The key under which the limit is counted. */
  readonly key: string
}

/** Checks and stores feedback, and returns its id. */
export async function sendFeedback(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  { userId, key }: Sender,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<string> {
  const parsedForm = checkFeedback(body)
  if (!parsedForm.ok) throw invalid(parsedForm.reason)
  const { text, contact } = parsedForm.value
  if (userId === null && body.pictures.length > 0) throw invalid({ pictures: 'unknown' })
  const pictures =
    userId === null ? [] : await ownPictures(database, userId, body.pictures, { use: feedbackPictures, now })
  return storeFeedback(
    { database, vault },
    { userId, key },
    { kind: body.kind, text: asWritten(text), pictures, contact },
    now,
  )
}

interface CheckedFeedback {
  readonly kind: FeedbackKind
  readonly text: Localised
  /** Addresses of the author's own pictures. */
  readonly pictures: readonly string[]
  readonly contact: string
}

/** Stores feedback whose fields are checked, within the limit for its sender, and returns its id. */
export async function storeFeedback(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  { userId, key }: Sender,
  { kind, text, pictures, contact }: CheckedFeedback,
  now: Date,
): Promise<string> {
  await feedbackLimit.consume(database, key, now)
  const id = randomId('feedback')
  const state = feedbackLifecycle.start
  await database
    .insert(feedback)
    .values({
      id,
      userId,
      kind,
      text,
      pictures,
      contact: contact === '' ? null : sealContact(vault, id, contact),
      state,
      createdAt: now,
      updatedAt: now,
      seenAt: now,
    })
  const step = { kind: feedbackCase.name, caseId: id, act: 'submit', state, role: 'author' }
  await addStep(database, { ...step, actorId: userId, text: unsaid, at: now })
  return id
}
