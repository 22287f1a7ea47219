import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { refusedPictures } from '../uploads/uploads.schema'
import { mostDifferentBits } from './fingerprint'
import type { CheckedPicture, PictureChecker, PictureSuggestion } from './picture-checker'

/** Blocks a picture that looks like one that the office has refused (`npm run operator -- pictures`). */
export class OwnPictureChecker implements PictureChecker {
  constructor(private readonly database: Database) {}

  async check({ fingerprint }: Pick<CheckedPicture, 'fingerprint'>): Promise<PictureSuggestion> {
    if (fingerprint === null) return 'pass'
    const similarPictures = await queriesOf(this.database).read(
      build
        .select({ fingerprint: refusedPictures.fingerprint })
        .from(refusedPictures)
        .where(isSimilarTo(refusedPictures.fingerprint, fingerprint))
        .limit(1),
    )
    return similarPictures.length > 0 ? 'block' : 'pass'
  }
}

/** Condition: a column holds the fingerprint of a picture that looks like the given one. */
export function isSimilarTo(column: AnyPgColumn, fingerprint: string): SQL {
  return sql`bit_count(('x' || ${column})::bit(128) # ('x' || ${fingerprint}::text)::bit(128)) <= ${mostDifferentBits}`
}
