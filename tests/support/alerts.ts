import { desks } from '../../platform/features'
import { alerts } from '../../platform/features/frame/alerts/alerts.schema'
import { operate } from '../../platform/kernel/operator/operate'
import type { TestPlatform } from './platform'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })
const hour = 3_600_000

/** Inserts an alert that two operators agreed on; its times are in hours from the platform's present. */
export async function insertAlert(
  { database, clock }: Pick<TestPlatform, 'database' | 'clock'>,
  id: string,
  { from = -1, until = 1, ...part }: { from?: number; until?: number } & Partial<typeof alerts.$inferInsert> = {},
): Promise<void> {
  const now = clock.now().getTime()
  await database
    .insert(alerts)
    .values({
      ...{ id, severity: 'severe', title: both('暴雨', `Rain ${id}`), text: both('请勿外出', 'Stay in') },
      ...{ startsAt: new Date(now + from * hour), endsAt: new Date(now + until * hour), updatedAt: new Date(now) },
      ...{ proposedBy: 'mei', proposedAt: new Date(now), confirmedBy: 'tan', confirmedAt: new Date(now) },
      ...part,
    })
}

/** Runs a command of an operator on a platform, and returns what it printed. */
export const actAs =
  (platform: TestPlatform, directory = '.') =>
  async (operator: string, ...words: string[]): Promise<string> => {
    const line = ['urgent', ...words, '--as', operator, '--in', directory]
    return (await operate(platform.platform, desks, line, platform.clock.now())).output
  }
