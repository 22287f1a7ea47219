import type { CommandOffice, CommandReport, Desk } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { mapsFolder } from './client-builds'
import { healthOf, worsened } from './client-health'
import { healthText, type Health, type VersionHealth } from './health-text'
import { selectFaults, selectHealth, selectVersions } from './select-health'
import { SourceMaps } from './source-maps'

const dayLength = 86_400_000
const usualDays = 7
const mostDays = 90

/** How well the client works on the phones of visitors. */
export const healthDesk: Desk = {
  name: 'health',
  summary: 'Errors and web vitals from the phones of visitors, by screen and version',
  byName: true,
  selectWaiting: async () => [],
  acts: {},
  overview: (office, at) => report(office, at, usualDays),
  command: {
    usages: [['<days>', 'the last days instead of the last week, up to 90']],
    run: async (office, { words: [word = ''], at }) => {
      const days = Number(word)
      if (!Number.isInteger(days) || days < 1 || days > mostDays)
        throw new OperatorError(`Of how many days? npm run operator -- health <1 to ${mostDays}>`)
      return await report(office, at, days)
    },
  },
}

async function report({ database, configuration }: CommandOffice, at: Date, days: number): Promise<CommandReport> {
  const since = new Date(at.getTime() - (days - 1) * dayLength).toISOString().slice(0, 10)
  const versions: VersionHealth[] = []
  for (const build of await selectVersions(database, since))
    versions.push({ ...build, screens: healthOf(await selectHealth(database, build.version, since)) })
  const [newest, before] = versions
  const maps = new SourceMaps(mapsFolder(configuration.buildDirectory))
  const faults = newest === undefined ? [] : await selectFaults(database, newest.version, since)
  const health: Health = {
    days,
    versions,
    worse: newest === undefined || before === undefined ? [] : worsened(before.screens, newest.screens),
    faults: faults.map(({ name, times, screens, frames }) => ({ name, times, screens, stack: maps.resolve(frames) })),
  }
  return { text: healthText(health), value: health }
}
