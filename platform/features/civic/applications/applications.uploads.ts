import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { applications } from './applications.schema'

/** What an applicant shows is for the office. */
export const applicationPictures: UploadUse = { column: applications.pictures, holds: 'addresses' }
