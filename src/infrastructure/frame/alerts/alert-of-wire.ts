import type { AlertDto, getCurrentAlerts } from '../../../../contract/alerts'
import type { CurrentAlerts } from '../../../application/frame/alerts/current-alerts-gateway'
import type { Alert } from '../../../domain/frame/alerts/alert'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { AnswerOf } from '../http/call-parts'
import type { Camelised } from '../http/wire-case'

export const alertOf = ({ from, until, updatedAt, ...alert }: Camelised<AlertDto>): Alert => ({
  ...alert,
  from: instantOf(from) ?? 0,
  until: instantOf(until) ?? 0,
  updatedAt: instantOf(updatedAt) ?? 0,
})

export const currentAlertsOf = ({ items, at }: AnswerOf<typeof getCurrentAlerts>): CurrentAlerts => ({
  alerts: items.map(alertOf),
  at: instantOf(at) ?? 0,
})
