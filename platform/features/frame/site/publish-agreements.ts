import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { writeRows } from '../../../kernel/database/write-rows'
import { hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages, writtenPlace } from '../../../kernel/publishing/written-fields'
import { agreements } from '../../../kernel/site/site.schema'

const agreementFields = z.strictObject({
  title: bothLanguages(100),
  type: z.enum(agreements.code.enumValues),
  sort: writtenPlace,
})

/** The terms and the privacy policy, to which members agree when they log in. */
export const publishableAgreements = publishableKind<z.output<typeof agreementFields>>({
  name: 'agreement',
  after: [],
  schema: agreementFields,
  text: 'html',
  media: {},
  titleOf: ({ title }) => title,
  pathOf: () => null,
  check: async () => [],
  isTaken: (queries, id) => hasRow(queries, agreements, id),
  write: async (transaction, { id, fields: { title, type: code, sort }, text }, { at: updatedAt }) => {
    const content = text ?? { 'zh-CN': '', en: '' }
    await writeRows(transaction, agreements, [{ id, code, title, content, sort, updatedAt }], {
      replaced: [agreements.id],
    })
  },
  withdraw: async (transaction, id) => {
    await transaction.delete(agreements).where(eq(agreements.id, id))
  },
})
