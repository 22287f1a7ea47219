import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { publicWishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import { existsIn } from '../../../kernel/database/expressions'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { wishCase } from './wish-case'
import { wishes } from './wishes.schema'

const isLeft = ne(wishes.state, 'withdrawn')
const isPublic = inArray(wishes.state, [...publicWishStates])
const ofStep = sql`${wishes.id} = ${caseSteps.caseId}`

export const wishPictures: UploadUse = {
  column: wishes.pictures,
  content: 'addresses',
  isKeptWhile: isLeft,
  isShownWhile: isPublic,
}

/** Pictures of a wish's steps are public for as long as the wish is. */
export const wishStepPictures: UploadUse = {
  column: caseSteps.pictures,
  content: 'addresses',
  isKeptWhile: and(eq(caseSteps.kind, wishCase.name), existsIn(wishes, ofStep, isLeft)),
  isShownWhile: existsIn(wishes, ofStep, isPublic),
}
