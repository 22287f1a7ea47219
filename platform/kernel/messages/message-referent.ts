import type { Localised } from '../database/schema/localised'
import type { Queries } from '../database/queries'

/** A kind of people, texts or things that messages refer to, declared by the feature of these. */
export interface MessageReferent {
  /** The kind that its references begin with. */
  readonly kind: string
  /**
   * A message that shows what somebody wrote, or who they are, is about nothing once that is gone, and goes, too. A
   * `label` is the name of a thing: once that is gone, the message has an ellipsis instead of it.
   */
  readonly is: 'message' | 'label'
  /**
   * Reads the words of those of some ids that the reader may see at present: nothing that was deleted or removed, or
   * that a block lies between. One statement for any number of ids.
   */
  readonly read: (queries: Queries, ids: readonly string[], readerId: string) => Promise<readonly ReferredThing[]>
}

/** Somebody or something to which messages refer, with its words as they are now. */
export interface ReferredThing {
  readonly id: string
  readonly words: Localised
  /** The address of the picture of somebody who may be the sender of a message; '' without one. */
  readonly picture?: string
}
