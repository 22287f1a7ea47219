import { alerts } from '../../../../features/frame/alerts/alerts.schema'
import type { Database } from '../../../../kernel/database/client'
import { demoAlerts } from '../../../content/alerts'
import type { DemoStep } from '../../demo-step'
import { type OnCount, insertAll } from '../../insert'

const hour = 3_600_000

export const alertsDemo: DemoStep = {
  feature: 'alerts',
  what: { 'zh-CN': '紧急通知', en: 'Urgent notices' },
  seed: seedAlerts,
}

/** Puts the alerts of `platform/demo/content/alerts.ts` into the table; members were told of those that ran. */
export async function seedAlerts(database: Database, at: Date, onCount: OnCount): Promise<void> {
  const rows = demoAlerts.map(({ from, until, ...row }) => {
    const startsAt = new Date(at.getTime() + from * hour)
    const proposedAt = new Date(Math.min(startsAt.getTime(), at.getTime()) - hour / 2)
    const confirmedAt = row.confirmedBy === null ? null : new Date(proposedAt.getTime() + hour / 4)
    return {
      ...row,
      ...{ startsAt, endsAt: new Date(at.getTime() + until * hour), proposedBy: 'newsroom', proposedAt },
      ...{ confirmedAt, updatedAt: confirmedAt ?? proposedAt, toldAt: row.confirmedBy === null ? null : startsAt },
    }
  })
  await insertAll(database, alerts, rows, onCount)
}
