import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'

/** The name of a printed code, as it stands in its address. */
export const printedCodeName = z.string().check(z.regex(/^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/))

export const countPrintedCode = endpoint({
  id: null,
  name: 'countPrintedCode',
  method: 'POST',
  url: '/v1/printed_codes/:code/visits',
  summary:
    'Counts that a printed code brought somebody (S156), each visitor once a day; nothing is kept of who it was beyond that day',
  path: z.object({ code: printedCodeName }),
  body: z.object({ system: z.enum(['ios', 'android', 'other']) }),
  errors: [errorCodes.notFound],
  answer: z.object({}),
})
