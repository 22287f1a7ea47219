import type { getCurrentAlerts } from '../../../../contract/alerts'
import type { CurrentAlerts } from '../../../application/frame/alerts/current-alerts-gateway'
import type { AnswerOf } from '../http/call-parts'

export const currentAlertsOf = ({ items, at }: AnswerOf<typeof getCurrentAlerts>): CurrentAlerts => ({
  alerts: items,
  at,
})
