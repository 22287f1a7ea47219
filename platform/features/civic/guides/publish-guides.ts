import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { thingPath } from '../../../../src/domain/overview/search/found-kinds'
import { organisations } from '../../../kernel/contents/contents.schema'
import { checkReferences, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { fileName } from '../../../kernel/publishing/written-fields'
import { indexThings } from '../../frame/search-index/found-things'
import { foundGuides } from './guides.found'
import { guides } from './guides.schema'
import { guideShape, putGuide } from './write-guide'

const guideFields = z.strictObject({ ...guideShape(fileName), department: z.optional(z.string()) })

/** Guides to official procedures. The forms are PDF files. */
export const publishableGuides = publishableKind<z.output<typeof guideFields>>({
  name: 'guide',
  after: ['organisation'],
  schema: guideFields,
  text: 'none',
  media: { 'materials.*.form.files.zh-CN': 'form', 'materials.*.form.files.en': 'form' },
  titleOf: ({ title }) => title,
  pathOf: (id) => thingPath('guide', id),
  check: (queries, { department }, exists) =>
    checkReferences(queries, exists, [
      { field: 'department', kind: 'organisation', table: organisations, id: department },
    ]),
  isTaken: (queries, id) => hasRow(queries, guides, id),
  write: async (transaction, { id, fields: { department = null, materials, ...guide }, media }, { at }) => {
    const fileOf = (name: string) => ({ url: media[name]?.url ?? '', size: media[name]?.size ?? 0 })
    const withFiles = materials.map(({ form, ...material }) => ({
      ...material,
      form:
        form === null
          ? null
          : { name: form.name, files: { 'zh-CN': fileOf(form.files['zh-CN']), en: fileOf(form.files.en) } },
    }))
    await putGuide(transaction, id, { ...guide, materials: withFiles, department_id: department }, at)
  },
  withdraw: async (transaction, id) => {
    await transaction
      .update(guides)
      .set({ state: 'withdrawn' })
      .where(and(eq(guides.id, id), eq(guides.state, 'published')))
    await indexThings(transaction, foundGuides, [id])
  },
})
