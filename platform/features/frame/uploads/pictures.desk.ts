import { desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { isSimilarTo } from '../../../kernel/content-check/own-picture-checker'
import type { Database } from '../../../kernel/database/client'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { refusedPictures, sources } from '../../../kernel/uploads/uploads.schema'

/** Nothing waits at this desk. It lists the pictures that nobody may publish, the latest first. */
export const picturesDesk: Desk = {
  name: 'pictures',
  summary: 'Pictures that nobody may publish',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build.select().from(refusedPictures).orderBy(desc(refusedPictures.createdAt)).limit(limit),
    )
    return rows.map(({ sourceId, createdAt }) => ({
      id: sourceId,
      since: createdAt,
      from: '',
      title: 'refused',
      text: 'This picture, and what looks like it, cannot be published.',
    }))
  },
  acts: {
    refuse: {
      summary:
        'by its id, such as image-…, as it stands in its address: it, and what looks like it, cannot be published again',
      takesText: false,
      carryOut: refuse,
    },
    allow: { summary: 'it can be published again', takesText: false, carryOut: allowPicture },
  },
}

/**
 * Refuses a picture and all that look like it. Throws 403001 when there is no such picture, and 409001 for a picture
 * that is too plain to have a fingerprint, because refusing it would block other plain pictures.
 */
async function refuse(database: Database, id: string, _text: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const source = await queriesOf(transaction).readOne(build.select().from(sources).where(eq(sources.id, id)))
    if (source === null || source.kind !== 'image') throw new Refusal(errorCodes.gone)
    const { fingerprint } = source
    if (fingerprint === null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'too-plain' })
    await transaction.insert(refusedPictures).values({ fingerprint, sourceId: id, createdAt: at }).onConflictDoNothing()
    await transaction
      .update(sources)
      .set({ suggestion: 'block' })
      .where(lockedInOrder(sources, isSimilarTo(sources.fingerprint, fingerprint)))
  })
}

async function allowPicture(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [allowedPicture] = await transaction
      .delete(refusedPictures)
      .where(eq(refusedPictures.sourceId, id))
      .returning()
    if (allowedPicture === undefined) throw new Refusal(errorCodes.gone)
    // All these pictures are checked again. A picture that also looks like another refused picture is then blocked
    // again; for the others, an outside checker is asked.
    await transaction
      .update(sources)
      .set({ suggestion: 'unchecked' })
      .where(lockedInOrder(sources, isSimilarTo(sources.fingerprint, allowedPicture.fingerprint)))
  })
}
