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
  /** What stands below the name. */
  readonly text: Localised
  /** Further texts by which it is found. */
  readonly more?: readonly (Localised | null)[]
  readonly picture: string | null
  /** Whom it belongs to, so that a search within an organisation finds it. */
  readonly organisationId?: string | null
  /** When it takes place. */
  readonly at?: Date
  /** When it was over: from then on it stands among the news. */
  readonly endedAt?: Date | null
  /** Where it leads, unless to a screen of its own. */
  readonly link?: SiteLink
}

/**
 * What a feature lets the search find. It is read when it is indexed and again when it is shown, so that what nobody may
 * see any more is not shown, whatever the index has.
 */
export interface FoundSource {
  readonly kind: FoundThingKind
  /**
   * Those that everybody may see, in the order of their ids.
   * @param fits which of them, by the column of their id
   */
  select(
    database: Database,
    fits: (id: PgColumn | SQL) => SQL | undefined,
    limit: number,
  ): Promise<readonly FoundThing[]>
}
