import { refer } from '../../../kernel/messages/message-words'
import { serviceLifecycle } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { ServiceAct, ServiceRole, ServiceState } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { serviceTimes } from './activities.schema'
import { serviceMessages } from './service-messages.words'

export const serviceId = (activityId: string, userId: string): string => `${activityId}:${userId}`

/** Describes how a volunteer's period of service in an activity ends, and how it is decided on. */
export const serviceCase: CaseKind<ServiceState, ServiceRole, ServiceAct, typeof serviceTimes> = {
  name: 'service',
  lifecycle: serviceLifecycle,
  table: serviceTimes,
  rule: () => undefined,
  isThere: () => true,
  recipients: async (_database, { userId }) => [{ userId, role: 'member' }],
  messages: serviceMessages,
  leadsTo: ({ activityId }) => `/activities-details/${encodeURIComponent(activityId)}`,
  params: ({ activityId }) => ({ title: refer('activity', activityId) }),
}
