import * as z from 'zod/mini'
import {
  faultNames,
  hostKinds,
  networkKinds,
  reportLimits,
  vitalNames,
} from '../src/domain/frame/monitoring/visit-report'
import { languages } from '../src/domain/frame/site/preferences'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'

/** The pattern of a route, such as `/wishes/:id`. */
const screen = z.string().check(z.maxLength(100), z.regex(/^\/[\w/:?*-]*$/))
const place = z.object({
  /** The name of a script of the build. */
  file: z.string().check(z.maxLength(120), z.regex(/^[\w-]+(?:\.[\w-]+)?\.[\da-f]{10}\.js$/)),
  line: z.int().check(z.minimum(1), z.maximum(999_999)),
  column: z.int().check(z.minimum(1), z.maximum(9_999_999)),
})

export const visitReportSchema = z.object({
  /** The version of the build. */
  version: z.string().check(z.regex(/^[\da-f]{10}$/)),
  host: z.enum(hostKinds),
  network: z.enum(networkKinds),
  language: z.enum(languages),
  views: z
    .array(z.object({ screen, times: z.int().check(z.minimum(1), z.maximum(reportLimits.timesOfView)) }))
    .check(z.maxLength(reportLimits.views)),
  vitals: z
    .array(z.object({ screen, name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(3_600_000)) }))
    .check(z.maxLength(vitalNames.length)),
  faults: z
    .array(
      z.object({ screen, name: z.enum(faultNames), frames: z.array(place).check(z.maxLength(reportLimits.frames)) }),
    )
    .check(z.maxLength(reportLimits.faults)),
})
export type VisitReportDto = z.input<typeof visitReportSchema>

export const reportVisit = endpoint({
  id: null,
  name: 'reportVisit',
  method: 'POST',
  url: '/v1/monitoring/visits',
  summary:
    'Errors and web vitals of a visit, without anything of a person; refused where the site does not collect them (`monitored_share` of C001)',
  body: visitReportSchema,
  errors: [errorCodes.notFound],
  answer: z.object({}),
})
