import type { Result } from '../../frame/shared/result'
import { success } from '../../frame/shared/result'
import { mergeDocuments } from './merge-documents'
import { applyCommand, type CommandRefusal, type PageCommand } from './page-commands'
import { areSameDocuments, type PageDocument } from './page-document'

/**
 * A document with all that was before it and all that was undone, without end. Documents share the cards that did not
 * change, so that each step costs one list.
 */
export interface PageHistory {
  readonly past: readonly PageDocument[]
  readonly present: PageDocument
  /** What was undone, the next one last. */
  readonly future: readonly PageDocument[]
}

export function beginHistory(present: PageDocument): PageHistory {
  return { past: [], present, future: [] }
}

/** Carries out a command. What was undone before cannot be done again afterwards. */
export function carryOutCommand(history: PageHistory, command: PageCommand): Result<PageHistory, CommandRefusal> {
  const applied = applyCommand(history.present, command)
  if (!applied.ok) return applied
  return success({ past: [...history.past, history.present], present: applied.value, future: [] })
}

/** Takes the last step back; the same history when there is none. */
export function undo(history: PageHistory): PageHistory {
  const { past, present, future } = history
  const last = past.at(-1)
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [...future, present] }
}

/** Does again what was undone last; the same history when there is nothing. */
export function redo(history: PageHistory): PageHistory {
  const { past, present, future } = history
  const next = future.at(-1)
  return next === undefined ? history : { past: [...past, present], present: next, future: future.slice(0, -1) }
}

/**
 * The history after somebody else's changes came in, with `present` as it was merged and chosen. The others' changes are
 * in all of its steps, so that undo takes back what this editor did, and nothing else.
 */
export function withOthersChanges(
  history: PageHistory,
  {
    base,
    theirs,
    present,
  }: { readonly base: PageDocument; readonly theirs: PageDocument; readonly present: PageDocument },
): PageHistory {
  const rebased = (step: PageDocument) => mergeDocuments({ base, mine: step, theirs }).document
  const differing = (steps: readonly PageDocument[]) =>
    steps.filter((step, index) => {
      const next = steps[index + 1]
      return next === undefined || !areSameDocuments(step, next)
    })
  const past = differing(history.past.map(rebased))
  return {
    past: past.length > 0 && areSameDocuments(past.at(-1)!, present) ? past.slice(0, -1) : past,
    present,
    future: differing(history.future.map(rebased)),
  }
}
