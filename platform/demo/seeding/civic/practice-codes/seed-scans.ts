import type { Database } from '../../../../kernel/database/client'
import { teamCodes } from '../../../../features/civic/teams/team-codes'
import { volunteerCodes } from '../../../../features/civic/practice-codes/volunteer-codes'
import { codeScans } from '../../../../features/civic/practice-codes/practice-codes.schema'
import { demoVolunteerName } from '../../../content/volunteers'
import { demoTeams } from '../../../content/teams'
import { bilingual } from '../../../text'
import { volunteerId } from '../wishes/demo-wish'
import { insertAll } from '../../insert'
import { teamId } from '../teams/seed-teams'
import { demoVolunteerId } from '../volunteers/seed-volunteers'
import type { DemoStep } from '../../demo-step'
import { day } from '../../../city-day'

export const scansDemo: DemoStep = {
  feature: 'practice-codes',
  what: bilingual('扫码记录', 'scanned codes'),
  seed: seedScans,
}

/** The number of volunteers whom the demo's volunteer met, which fills more than one page of the record. */
const metCount = 24

/** Seeds what the demo's volunteer has scanned: the code of a team, and those of volunteers whom they met. */
export async function seedScans(database: Database, now: Date): Promise<void> {
  const name = demoTeams[1]?.name ?? bilingual('', '')
  const scanOfJoining = {
    purpose: teamCodes.name,
    title: bilingual('您已加入队伍', 'You joined a team'),
    text: bilingual(`欢迎来到“${name['zh-CN']}”。`, `Welcome to “${name.en}”.`),
    path: `/team-detail?id=${teamId(1)}`,
  }
  const volunteers = Array.from({ length: metCount }, (_, index) => {
    const nickname = demoVolunteerName(index * 7)
    const hours = (index * 3 + 1.5).toFixed(1)
    return {
      purpose: volunteerCodes.name,
      title: bilingual(`${nickname}是注册志愿者`, `${nickname} is a registered volunteer`),
      text: bilingual(`累计服务${hours}小时。`, `Volunteer hours so far: ${hours}.`),
      path: `/user-details/${demoVolunteerId(index * 7 + 1)}`,
    }
  })
  await insertAll(
    database,
    codeScans,
    [...volunteers, scanOfJoining].map((scan, index) => ({
      ...scan,
      nonce: `demo-scan-${String(index + 1).padStart(2, '0')}`,
      scannerId: volunteerId,
      at: new Date(now.getTime() - (index * 5 + 2) * day),
    })),
  )
}
