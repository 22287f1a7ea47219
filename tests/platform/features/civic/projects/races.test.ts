import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectHelpers, projects } from '../../../../../platform/features/civic/projects/projects.schema'
import { countService } from '../../../../support/count-service'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Races are found by repetition: RACE_ROUNDS=3000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const patience = 60_000 + rounds * 1000
const hasPostgres = (await findPostgres()) !== null
const text = { 'zh-CN': '', en: '' }

describe.skipIf(!hasPostgres)('of services in one project at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    for (const id of ['anna', 'ben']) await platform.logIn({ id, phone: null })
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  it(
    `each is summed up once, and each volunteer counts once, in ${rounds} rounds`,
    async () => {
      const at = platform.clock.now()
      for (let round = 0; round < rounds; round += 1) {
        const projectId = `project-${round}`
        await platform.database
          .insert(projects)
          .values({
            id: projectId,
            name: text,
            aim: text,
            intro: text,
            cover: '',
            kinds: ['company'],
            startsOn: '2026-01-01',
            state: 'running',
            createdAt: at,
            updatedAt: at,
          })
        const service = {
          teamId: 'herons',
          organisationId: 'charity',
          projectId,
          minutes: 10,
          endedAt: at,
          day: '2026-01-02',
        }
        await Promise.all(
          ['anna', 'ben'].flatMap((userId) =>
            ['a', 'b'].map((activity) =>
              platform.database.transaction((transaction) =>
                countService(transaction, { ...service, userId, activityId: `${projectId}-${activity}` }),
              ),
            ),
          ),
        )
        const project = await queriesOf(platform.database).readOne(
          build.select().from(projects).where(eq(projects.id, projectId)),
        )
        expect(project).toMatchObject({ helpers: 2, minutes: 40, times: 4 })
        const helpers = await queriesOf(platform.database).read(
          build
            .select({ times: projectHelpers.times })
            .from(projectHelpers)
            .where(eq(projectHelpers.projectId, projectId)),
        )
        expect(helpers).toEqual([{ times: 2 }, { times: 2 }])
      }
    },
    patience,
  )
})
