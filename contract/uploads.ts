import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, mediaUrl } from './fields'

/** The first step of an upload: the address to post the file to as multipart, and the fields to send before it. */
export const authoriseUpload = endpoint({
  id: 'C014',
  name: 'authoriseUpload',
  method: 'GET',
  url: '/v2/ossUploadAuth',
  host: 'ucenter',
  access: 'session',
  summary: 'Address and form fields for one upload',
  query: z.object({
    kind: z.enum(['image', 'video', 'audio']),
    /** The file's size in bytes. */ size: z.coerce.number<number>().check(z.int(), z.minimum(1)),
  }),
  answer: z.object({
    upload_url: z.string(),
    fields: z.record(z.string(), z.string()),
    /** The greatest size in bytes. */ max_size: count,
    /** The id by which C016 finds the file once it has arrived. */ source_id: z.optional(id),
  }),
  errors: [errorCodes.sessionExpired, errorCodes.tooLarge, errorCodes.stateRefuses],
})
export const sourceDto = z.object({
  id,
  url: mediaUrl,
  kind: z.enum(['image', 'video', 'audio']),
  width: z.nullable(count),
  height: z.nullable(count),
  /** The file's size in bytes. */ size: count,
})
/** The upload itself: the field `file` of a multipart body. The upload address answers in the same envelope. */
export const uploadFile = endpoint({
  id: 'C015',
  name: 'uploadFile',
  method: 'POST',
  url: '/v1/uploads',
  summary: 'Takes one file as multipart; its type is read from its content',
  access: 'open',
  answer: z.object({ source: sourceDto }),
  errors: [
    errorCodes.tooLarge,
    errorCodes.typeNotTaken,
    errorCodes.notYours,
    errorCodes.stateRefuses,
    errorCodes.unavailable,
  ],
})
export const getSource = endpoint({
  id: 'C016',
  name: 'getSource',
  method: 'GET',
  url: '/v1/sources/:id',
  summary: 'A file that the caller uploaded',
  access: 'session',
  path: idPath,
  answer: z.object({ source: sourceDto }),
  errors: [errorCodes.sessionExpired, errorCodes.gone],
})
export const scanPicture = endpoint({
  id: 'C030',
  name: 'scanPicture',
  method: 'GET',
  url: '/v1/green_image_scan',
  summary: 'Whether a picture that the caller uploaded may be published',
  access: 'session',
  query: z.object({ source_id: id }),
  answer: z.object({ suggestion: z.enum(['pass', 'block']) }),
  errors: [errorCodes.sessionExpired, errorCodes.gone, errorCodes.unavailable],
})
export const listObjectUrls = endpoint({
  id: 'C012',
  name: 'listObjectUrls',
  method: 'POST',
  url: '/v2/object_urls',
  summary: 'Addresses of my uploads by their ids; without those that are gone',
  access: 'session',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
  answer: z.object({ items: z.array(z.object({ id, url: mediaUrl })) }),
  errors: [errorCodes.sessionExpired],
})
