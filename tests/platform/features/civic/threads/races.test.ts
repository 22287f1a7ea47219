import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitmentPauses, commitments } from '../../../../../platform/features/civic/commitments/commitments.schema'
import { threadNotes } from '../../../../../platform/features/civic/threads/threads.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { orderTools, type OrderPerson } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { threadTools } from '../../../../support/threads'

/** Races are found by repetition: RACE_ROUNDS=300 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of writing in a thread while its case ends, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let orders: ReturnType<typeof orderTools>
  let ben: OrderPerson
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    orders = orderTools(platform)
    await orders.prepare()
    ben = await orders.volunteer()
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'either the note comes first or it is refused, and nothing is written afterwards (%i)',
    async () => {
      const anna = await orders.member()
      const threads = threadTools(platform)
      const id = await orders.placed(anna)
      await orders.provide(ben, id)
      const key = threads.key('order', id, ben)
      const [note, back] = await Promise.all([threads.write(anna, key, 'The key is here'), orders.giveBack(ben, id)])
      expect(back.code).toBe(100000)
      expect([100000, 409001]).toContain(note.code)
      const written = await queriesOf(platform.database).read(build.select().from(threadNotes))
      const held = await queriesOf(platform.database).read(build.select().from(commitments))
      expect(written.length).toBe(note.code === 100000 ? 1 : 0)
      expect(held.every(({ endedAt }) => endedAt !== null)).toBe(true)
      expect(await threads.read(ben, key)).toBe(403001)
      expect((await threads.write(anna, key, 'Hello?')).code).toBe(409001)
      // More rounds than anybody may take orders.
      await platform.database.delete(commitments)
      await platform.database.delete(commitmentPauses)
    },
  )
})
