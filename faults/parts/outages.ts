import type { Part } from './part'

const usual = { backWithin: 5000, answersWithin: 25_000, pagesGoOn: true } as const

/** The database, and the network before it. */
export const outages: Readonly<Record<string, Part>> = {
  'stop-database': {
    ...usual,
    title: 'PostgreSQL is away for 10 s',
    times: 2,
    run: async ({ stack, pause }) => {
      await stack.cluster.crash()
      await pause(10_000)
      await stack.cluster.start()
    },
  },
  'stop-database-long': {
    ...usual,
    title: 'PostgreSQL is away for 75 s',
    times: 1,
    run: async ({ stack, pause }) => {
      await stack.cluster.crash()
      await pause(75_000)
      await stack.cluster.start()
    },
  },
  'freeze-database': {
    ...usual,
    title: 'PostgreSQL stands still for 20 s',
    times: 2,
    run: async ({ stack, pause }) => {
      stack.cluster.freeze()
      await pause(20_000)
      stack.cluster.thaw()
    },
  },
  'slow-database': {
    ...usual,
    title: 'The way to PostgreSQL takes 200 ms in each direction for 20 s',
    times: 1,
    answersWithin: 40_000,
    run: async ({ stack, pause }) => {
      stack.network.delay(200)
      await pause(20_000)
      stack.network.delay(0)
    },
  },
  'cut-network': {
    ...usual,
    title: 'The network before PostgreSQL drops everything for 20 s',
    times: 2,
    run: async ({ stack, pause }) => {
      stack.network.cut()
      await pause(20_000)
      stack.network.mend()
    },
  },
  'half-open': {
    ...usual,
    title: 'PostgreSQL forgets all connections, and the platform is not told',
    times: 3,
    backWithin: 10_000,
    run: async ({ stack, pause }) => {
      stack.network.forget()
      await pause(100)
    },
  },
  'full-database': {
    ...usual,
    title: 'The disk of PostgreSQL is full for 10 s',
    times: 2,
    run: async ({ stack, pause }) => {
      stack.databaseDisk?.fill()
      await pause(10_000)
      stack.databaseDisk?.empty()
      // It ends when it cannot even write its log; its service manager starts it again.
      if (!stack.cluster.isRunning()) await stack.cluster.start()
    },
  },
  'freeze-platform': {
    ...usual,
    title: 'One of two processes stands still for 20 s',
    times: 2,
    answersWithin: 40_000,
    run: async ({ stack, index, pause }) => {
      const victim = stack.processes[index % 2 === 0 ? 0 : 1]
      victim.freeze()
      await pause(20_000)
      victim.thaw()
    },
  },
}
