import { suggestionKinds, type SuggestionKind } from '../../../../src/domain/civic/suggestions/suggestion-form'
import { workedOnStates, type SuggestionState } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Localised } from '../../../kernel/database/schema/localised'
import type { departments } from '../suggestions/suggestions.schema'
import type { ServiceRequestRow } from './open311.queries'
import type { StructuredObject } from './structured-xml'

const said = (chinese: string, english: string): Localised => ({ 'zh-CN': chinese, en: english })
const kindName = said('类型', 'Kind')
const kindNames: Readonly<Record<SuggestionKind, Localised>> = {
  problem: said('反映问题', 'Problem'),
  idea: said('提出建议', 'Idea'),
  question: said('咨询', 'Question'),
  complaint: said('投诉', 'Complaint'),
}
const stateNames: Readonly<Partial<Record<SuggestionState, Localised>>> = {
  accepted: said('已受理', 'Accepted'),
  assigned: said('办理中', 'In progress'),
  replied: said('已答复', 'Answered'),
  reopened: said('重新办理', 'Reopened'),
  confirmed: said('已解决', 'Settled'),
  closed: said('已办结', 'Closed'),
  joined: said('合并办理', 'Joined with another request'),
}

type DepartmentRow = typeof departments.$inferSelect

/** A department as a service of GeoReport v2. */
export const serviceOf = ({ id, name, intro }: DepartmentRow, language: Language): StructuredObject => ({
  service_code: id,
  service_name: name[language],
  description: intro[language],
  metadata: true,
  type: 'realtime',
  keywords: '',
  group: '',
})

/** What a suggestion to any department has besides: its kind. */
export const definitionOf = ({ id }: DepartmentRow, language: Language): StructuredObject => ({
  service_code: id,
  attributes: [
    {
      variable: true,
      code: 'kind',
      datatype: 'singlevaluelist',
      required: true,
      datatype_description: null,
      order: 1,
      description: kindName[language],
      values: suggestionKinds.map((key) => ({ key, name: kindNames[key][language] })),
    },
  ],
})

interface RequestReader {
  readonly language: Language
  readonly origin: string
  /** Whether the fields that GeoReport v2 does not have are answered, too. */
  readonly isExtended: boolean
}

/** A public suggestion as a request of GeoReport v2. An answer does not close it: its author settles it. */
export function requestOf(row: ServiceRequestRow, { language, origin, isExtended }: RequestReader): StructuredObject {
  const [picture] = row.pictures
  return {
    service_request_id: row.id,
    status: workedOnStates.some((state) => state === row.state) ? 'open' : 'closed',
    status_notes: row.latestReply?.[language] ?? stateNames[row.state]?.[language] ?? null,
    service_name: row.department[language],
    service_code: row.departmentId,
    description: `${row.title[language]}\n${row.text[language]}`,
    agency_responsible: row.department[language],
    service_notice: null,
    requested_datetime: row.createdAt.toISOString(),
    updated_datetime: row.updatedAt.toISOString(),
    expected_datetime: (row.replyDueAt ?? row.acceptDueAt).toISOString(),
    address: row.placeName[language],
    address_id: null,
    zipcode: null,
    lat: row.latitude,
    long: row.longitude,
    media_url: picture === undefined ? null : new URL(picture, origin).href,
    extended_attributes: isExtended
      ? {
          title: row.title[language],
          kind: row.kind,
          state: row.state,
          supporters: row.supporters,
          affected: row.affected,
          url: `${origin}/interacts/${encodeURIComponent(row.id)}`,
        }
      : undefined,
  }
}

/** The address of the service, for tools that know only the site (https://wiki.open311.org/Service_Discovery). */
export const discoveryOf = (origin: string, now: Date): StructuredObject => ({
  changeset: now.toISOString(),
  contact: origin,
  key_service: null,
  endpoints: [
    {
      specification: 'http://wiki.open311.org/GeoReport_v2',
      url: `${origin}/open311/v2`,
      changeset: now.toISOString(),
      type: 'production',
      formats: ['text/xml', 'application/json'],
    },
  ],
})
