import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FoundThingKind } from '../../../src/domain/overview/search/found-kinds'
import type { SiteLink } from '../../../src/domain/frame/navigation/site-link'
import type { Database } from '../database/client'
import type { Localised } from '../database/schema/localised'

/** Something that people take part in or go to, as a search shows it. */
export interface FoundThing {
  readonly id: string
  readonly name: Localised
  /** The text below the name. */
  readonly text: Localised
  /** Further texts in which words are searched. */
  readonly more?: readonly (Localised | null)[]
  readonly picture: string | null
  /** The organisation to which it belongs, so that a search within that organisation finds it. */
  readonly organisationId?: string | null
  /** When it takes place. */
  readonly at?: Date
  /** When it ended; from then on it is listed among the news. */
  readonly endedAt?: Date | null
  /** The address to which it leads; when omitted, the screen of its own kind. */
  readonly link?: SiteLink
}

/**
 * A source of searchable things, which a feature declares. Each thing is read when it is indexed and again when it is
 * shown, so that a thing that nobody may see any more is not shown, even while the index still has it.
 */
export interface FoundSource {
  readonly kind: FoundThingKind
  /**
   * Selects the things that everybody may see, in the order of their ids.
   * @param fits condition on the column of their id
   */
  select(
    database: Database,
    fits: (id: PgColumn | SQL) => SQL | undefined,
    limit: number,
  ): Promise<readonly FoundThing[]>
}
