import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import type { Part } from './part'
import { callDue, uncalled } from './receivers'

/** Milliseconds for which a killed part stays away: what a service manager takes to start it again. */
const away = 300

const usual = { backWithin: 5000, answersWithin: 15_000, pagesGoOn: true } as const

/** Kills by SIGKILL, a hundred in all. */
export const kills: Readonly<Record<string, Part>> = {
  'kill-nginx': {
    ...usual,
    title: 'nginx is killed',
    times: 20,
    pagesGoOn: false,
    run: async ({ stack, pause }) => {
      await stack.front.kill()
      await pause(away)
      await stack.front.start()
    },
  },
  'kill-postgres': {
    ...usual,
    title: 'PostgreSQL is killed',
    times: 20,
    run: async ({ stack, pause }) => {
      await stack.cluster.kill()
      await pause(away)
      await stack.cluster.start()
    },
  },
  'kill-backend': {
    ...usual,
    title: 'A backend of PostgreSQL is killed, after which it restarts all of them',
    times: 30,
    run: async ({ stack }) => {
      const backends = await rowsOf<{ pid: number }>(
        stack.direct.database,
        sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          order by state = 'active' desc, random() limit 1`,
      )
      for (const { pid } of backends) process.kill(pid, 'SIGKILL')
    },
  },
  'kill-platform': {
    ...usual,
    title: 'One of two processes of the platform is killed',
    times: 20,
    run: async ({ stack, index, pause }) => {
      const victim = stack.processes[index % 2 === 0 ? 0 : 1]
      await victim.kill()
      await pause(away)
      await victim.start()
    },
  },
  'kill-both': {
    ...usual,
    title: 'Both processes are killed at once',
    times: 5,
    run: async ({ stack, pause }) => {
      await Promise.all(stack.processes.map((each) => each.kill()))
      await pause(away)
      await Promise.all(stack.processes.map((each) => each.start()))
    },
  },
  'kill-jobs': {
    ...usual,
    title: 'A process is killed while it notifies devices',
    times: 5,
    run: async ({ stack, index, pause }) => {
      await callDue(stack, index)
      await pause(1500 + Math.random() * 1000)
      const victim = stack.processes[index % 2 === 0 ? 0 : 1]
      await victim.kill()
      await pause(away)
      await victim.start()
    },
    also: uncalled,
  },
}
