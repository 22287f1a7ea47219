import { inArray } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { writeContents } from '../../../kernel/contents/write-contents'
import type { ContentRow, Writing } from '../../../kernel/contents/write-contents'
import type { Database } from '../../../kernel/database/client'
import { writeRows } from '../../../kernel/database/write-rows'
import { galleryPictures } from './gallery.schema'

export interface WrittenGallery {
  readonly content: Omit<ContentRow, 'type' | 'covers' | 'pictures' | 'layout'>
  readonly pictures: readonly Omit<typeof galleryPictures.$inferInsert, 'galleryId' | 'sort'>[]
}

/** Writes galleries; the first three pictures are the covers. */
export async function writeGalleries(
  database: Database,
  galleries: readonly WrittenGallery[],
  writing: Writing,
): Promise<void> {
  await writeContents(
    database,
    galleries.map(({ content, pictures }) => ({
      ...{ ...content, type: contentKinds.gallery.code, layout: 'three', pictures: pictures.length },
      covers: pictures.slice(0, 3).map(({ url }) => url),
    })),
    writing,
  )
  if (writing === 'replace') {
    const ids = galleries.map(({ content }) => content.id)
    await database.delete(galleryPictures).where(inArray(galleryPictures.galleryId, ids))
  }
  await writeRows(
    database,
    galleryPictures,
    galleries.flatMap(({ content, pictures }) =>
      pictures.map((picture, index) => ({ ...picture, galleryId: content.id, sort: index + 1 })),
    ),
  )
}
