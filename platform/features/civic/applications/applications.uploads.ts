import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { applications } from './applications.schema'

/** An applicant's pictures are for the office alone. */
export const applicationPictures: UploadUse = { column: applications.pictures, content: 'addresses' }
