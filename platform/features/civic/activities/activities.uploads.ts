import { inArray, ne } from 'drizzle-orm'
import { publicActivityStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { activities } from './activities.schema'

export const activityPictures: UploadUse = {
  column: activities.pictures,
  content: 'addresses',
  isKeptWhile: ne(activities.state, 'withdrawn'),
  isShownWhile: inArray(activities.state, [...publicActivityStates]),
}
