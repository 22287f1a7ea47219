import type { Person } from '../../frame/cases/case-step'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'
import type { CommitmentEnd, CommitmentKind } from '../commitments/commitment-limits'

/**
 * What a thread belongs to: a wish or an order, and the volunteer who holds it. A wish that several volunteers hold has
 * a thread with each of them.
 */
export interface ThreadKey {
  readonly kind: CommitmentKind
  readonly caseId: string
  readonly helperId: string
}

/** The thread as the subject of a change: unread messages about it carry this id. */
export const threadSubject = ({ kind, caseId, helperId }: ThreadKey): string => `${kind}~${caseId}~${helperId}`

/** The two sides of a thread: whose wish or order it is, and the volunteer. */
export type ThreadSide = 'owner' | 'helper'

/**
 * Whether the two can write: 'open' while the volunteer holds the case, 'over' afterwards, and 'blocked' while one of
 * them blocks the other.
 */
export const threadStates = ['open', 'over', 'blocked'] as const
export type ThreadState = (typeof threadStates)[number]

const day = 86_400_000
/** Milliseconds for which a thread can still be read once it is over; then it is deleted. */
export const threadKeptFor = 30 * day

/**
 * Whether a side may read a thread. Who gave the case back, was let go, or lost it otherwise reads nothing of it any
 * more; its owner can still read, and report, what was written to them.
 */
export function mayReadThread(
  side: ThreadSide,
  { ended, endedAt }: { readonly ended: CommitmentEnd | null; readonly endedAt: number | null },
  now: number,
): boolean {
  if (ended === null || endedAt === null) return true
  return now < endedAt + threadKeptFor && (side === 'owner' || ended === 'done')
}

export const noteTextRule = { most: 500 } as const satisfies TextRule
export const mostNotePictures = 3
/** The most notes of one person in an hour, in all their threads. */
export const notesAnHour = 40

/** One thing that somebody wrote in a thread. */
export interface ThreadNote {
  readonly id: string
  readonly isMine: boolean
  readonly text: string
  readonly pictures: readonly string[]
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/** A thread as one of its two sides sees it. */
export interface Thread extends ThreadKey {
  readonly side: ThreadSide
  /** The other side. */
  readonly other: Person
  /** The title of the wish, or the service that was ordered. */
  readonly title: string
  readonly state: ThreadState
  /** When it is deleted; null while the volunteer holds the case. */
  readonly keptUntil: number | null
}

export interface NoteForm {
  readonly text: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
}

/** Checks a note, for the client and the platform alike: words, pictures, or both. */
export function checkNote(form: NoteForm): Result<NoteForm, FieldErrors<keyof NoteForm, TextProblem | 'too-many'>> {
  const text = parseText(form.text, noteTextRule)
  const isEmpty = text.ok && text.value === '' && form.pictures.length === 0
  const errors = fieldErrors<keyof NoteForm, TextProblem | 'too-many'>({
    text: !text.ok ? text.reason : isEmpty ? 'required' : null,
    pictures: form.pictures.length > mostNotePictures ? 'too-many' : null,
  })
  if (errors !== null || !text.ok) return failure(errors ?? {})
  return success({ ...form, text: text.value })
}
