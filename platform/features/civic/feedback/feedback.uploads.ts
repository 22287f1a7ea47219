import { and, eq, sql } from 'drizzle-orm'
import { existsIn } from '../../../kernel/database/expressions'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { feedbackCase } from './feedback-case'
import { feedback } from './feedback.schema'

/** Pictures of feedback are visible to its author and the office alone. */
export const feedbackPictures: UploadUse = { column: feedback.pictures, content: 'addresses' }

export const feedbackStepPictures: UploadUse = {
  column: caseSteps.pictures,
  content: 'addresses',
  isKeptWhile: and(
    eq(caseSteps.kind, feedbackCase.name),
    existsIn(feedback, sql`${feedback.id} = ${caseSteps.caseId}`),
  ),
}
